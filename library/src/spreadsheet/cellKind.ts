/** What a stored value stands for; `text` and `error` values are indexes of texts. */
export const cellKind = { text: 0, error: 1, sharedText: 2, number: 3, boolean: 4, date: 5 } as const;
