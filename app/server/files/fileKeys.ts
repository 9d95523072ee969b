const keyPattern = /\b(?:group|invoice|audit)\/\d{8}\/\w+/g;

/** Keys of the stored files whose addresses occur in a text. The database stores the keys beside the encrypted text. */
export const fileKeysIn = (text: string): readonly string[] => [...new Set(text.match(keyPattern))];
