import { relative, resolve } from 'node:path';

import { type Cycle, cyclesIn, type Edges } from './cycles.ts';
import { importsOf, repository, sourcesIn, targetOf } from './imports.ts';

/** Name for the files that are in none of the folders. They count as one folder. */
const rootFiles = '(root)';

function edgesIn(root: string): Edges {
  const edges = new Map<string, Map<string, string>>();
  const folderOf = (file: string) => {
    const [folder = '', ...rest] = file.slice(root.length + 1).split('/');
    return rest.length > 0 ? folder : rootFiles;
  };
  for (const file of sourcesIn(`${root}/**/*.{ts,tsx}`)) {
    const from = folderOf(file);
    for (const specifier of importsOf(file)) {
      const target = targetOf(file, specifier);
      if (!target?.startsWith(`${root}/`)) continue;
      const to = folderOf(target);
      const known = edges.get(from) ?? new Map<string, string>();
      if (from !== to && !known.has(to)) known.set(to, `${file} imports ${target}`);
      edges.set(from, known);
    }
  }
  return edges;
}

/**
 * The cycles among the direct subfolders of a folder, by static, dynamic and type imports. Files outside of these
 * subfolders count as the folder `(root)`.
 *
 * @param root path from the root of the repository, or absolute
 */
export const folderCycles = (root: string): readonly Cycle[] =>
  cyclesIn(edgesIn(relative(repository, resolve(repository, root))));
