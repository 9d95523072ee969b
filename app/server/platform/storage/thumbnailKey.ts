/** The key under which the thumbnail of a picture is stored. */
export const thumbnailKeyOf = (key: string): string => `${key}.thumb.webp`;
