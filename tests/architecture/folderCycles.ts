import { relative, resolve } from 'node:path';

import { type Cycle, cyclesIn, type Edges } from './cycles.ts';
import { importsOf, repository, sourcesIn, targetOf } from './imports.ts';

/** Name for all files that are in none of the folders. These files are treated as one folder. */
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
 * Returns the import cycles among the direct subfolders of a folder. Static, dynamic and type imports count. Files
 * outside of these subfolders are treated as the folder `(root)`.
 *
 * @param root path from the root of the repository, or absolute
 */
export const folderCycles = (root: string): readonly Cycle[] =>
  cyclesIn(edgesIn(relative(repository, resolve(repository, root))));
