import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../facts/folders.ts';

/** Names of the files in a folder of the repository that match `ending`, in alphabetical order. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => ending.test(file))
    .toSorted();
