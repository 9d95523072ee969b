/** Files of `tests/server` that say nothing of single calls and take as long as all the others. */
export const slowServerTests: readonly string[];
