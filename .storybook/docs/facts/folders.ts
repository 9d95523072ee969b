import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Group } from './facts.ts';

export const root: string = fileURLToPath(new URL('../../..', import.meta.url));

export interface Folder {
  readonly name: string;
  readonly group: Group;
  readonly path: string;
}

const groups: readonly Group[] = ['components', 'widgets'];

/** All folders of components and widgets that have an `index.ts`, in the order of their group and name. */
export const libraryFolders = (): Folder[] =>
  groups.flatMap((group) =>
    readdirSync(join(root, 'library/src', group))
      .toSorted()
      .map((name) => ({ name, group, path: join(root, 'library/src', group, name) }))
      .filter(({ path }) => existsSync(join(path, 'index.ts'))),
  );

/** Paths of the files directly in a folder whose names match `ending`: by default, all TypeScript files. */
export const codeIn = (path: string, ending: RegExp = /\.tsx?$/): string[] =>
  readdirSync(path)
    .filter((file) => ending.test(file))
    .map((file) => join(path, file));
