/** Key of a logo in the object store. */
export const logoKey = (id: string): string => `logos/${id}.png`;
