/** Folder of the logos in the object store. */
export const logoFolder = 'logos';

/** Key of a logo in the object store. */
export const logoKey = (id: string): string => `${logoFolder}/${id}.png`;
