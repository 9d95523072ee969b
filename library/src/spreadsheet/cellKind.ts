/**
 * Kind of a cell value in memory. For `text` and `error`, the stored number is the index of a text of the sheet; for
 * `sharedText`, of a text that all sheets share.
 */
export const cellKind = { text: 0, error: 1, sharedText: 2, number: 3, boolean: 4, date: 5 } as const;

/** Type that a cell value has in the file. */
export const written = { number: 0, shared: 1, text: 2, error: 3, boolean: 4, day: 5 } as const;
