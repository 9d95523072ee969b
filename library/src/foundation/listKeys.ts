/** Rows of a list of options that Page Up and Page Down move by. */
const pageRows = 8;

/** How many rows of a list of options a key moves by, towards the end of the list. */
export const rowsByKey: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', pageRows],
  ['PageUp', -pageRows],
]);
