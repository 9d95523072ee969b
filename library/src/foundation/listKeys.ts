/** Number of rows that Page Up and Page Down move by in a list of options. */
const pageRows = 8;

/** Number of rows that each key moves by in a list of options; positive numbers move towards the end. */
export const rowsByKey: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', pageRows],
  ['PageUp', -pageRows],
]);
