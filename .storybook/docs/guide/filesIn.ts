import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../facts/folders.ts';

/** File names in a folder of the repository, in alphabetical order. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => ending.test(file))
    .toSorted();
