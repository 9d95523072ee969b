/** Number of rows by which Page Up and Page Down move in a list of options. */
const pageRows = 8;

/** Number of rows by which each key moves in a list of options. A positive number moves towards the end of the list. */
export const rowsByKey: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', pageRows],
  ['PageUp', -pageRows],
]);
