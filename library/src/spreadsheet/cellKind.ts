/** Kind of a stored value; `text` and `error` values are indexes of texts. */
export const cellKind = { text: 0, error: 1, sharedText: 2, number: 3, boolean: 4, date: 5 } as const;

/** Type of a value as the file format has it. */
export const written = { number: 0, shared: 1, text: 2, error: 3, boolean: 4, day: 5 } as const;
