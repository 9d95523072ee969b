import { type Proof, test } from './statement.ts';

/** The proof for the width of the sidebar in windows that are about 1080 px wide. */
export const sidebar: Proof = test(
  'browser/shell.test.tsx',
  'in a window of %i px the sidebar takes %i percent of the width',
);
