/** The key of a picture's thumbnail. */
export const thumbnailKeyOf = (key: string): string => `${key}.thumb.webp`;
