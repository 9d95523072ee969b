const keyPattern = /\b(?:group|invoice|audit)\/\d{8}\/\w+/g;

/** Keys of the stored files whose addresses a text contains. They are stored beside the text's sealed content. */
export const fileKeysIn = (text: string): readonly string[] => [...new Set(text.match(keyPattern))];
