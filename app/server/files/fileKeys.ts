const keyPattern = /\b(?:group|invoice|audit)\/\d{8}\/\w+/g;

/** Keys of the stored files whose addresses stand in a text; what is written keeps them beside its sealed content. */
export const fileKeysIn = (text: string): readonly string[] => [...new Set(text.match(keyPattern))];
