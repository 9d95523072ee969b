import { relative, resolve } from 'node:path';

import { importsOf, repository, sourcesIn, targetOf } from './imports.ts';

/** Folders that import each other, directly or by way of others. */
export interface FolderCycle {
  readonly folders: readonly string[];
  /** One import for each pair of these folders, as a message. */
  readonly imports: readonly string[];
}

/** Messages by importing folder and imported folder. */
type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Files beside the folders belong together. */
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

/** Folders that a folder imports, directly or by way of others. */
function reachedFrom(folder: string, edges: Edges): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const to of edges.get(next)?.keys() ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

/**
 * The cycles between the folders that lie directly in a folder, by static, dynamic and type imports. Files outside these
 * folders count as the folder `(root)`.
 *
 * @param root path from the root of the repository, or absolute
 */
export function folderCycles(root: string): readonly FolderCycle[] {
  const edges = edgesIn(relative(repository, resolve(repository, root)));
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]));
  const seen = new Set<string>();
  return [...reached].flatMap(([folder, others]) => {
    if (seen.has(folder) || !others.has(folder)) return [];
    const folders = [...others].filter((other) => reached.get(other)?.has(folder)).toSorted();
    for (const each of folders) seen.add(each);
    const imports = folders.flatMap((from) => folders.flatMap((to) => edges.get(from)?.get(to) ?? []));
    return [{ folders, imports }];
  });
}
