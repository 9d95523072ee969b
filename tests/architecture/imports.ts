import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. Paths of files are relative to it. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Paths of the files that match a glob pattern, without built files and installed packages. */
export const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern, {
    cwd: repository,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  }).filter((file) => !file.includes('node_modules') && !file.includes('/dist/'));

/** Matches imports and exports of types only. They don't exist at run time. */
const typeImportPattern = /(^|\n)\s*(?:import|export)\s+type\s[^'"]*?from\s*['"][^'"]+['"]/g;

const specifiersIn = (source: string): readonly string[] =>
  [...source.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** Returns the specifiers of a file's static, dynamic and type imports. */
export const importsOf = (file: string): readonly string[] =>
  specifiersIn(readFileSync(join(repository, file), 'utf8'));

/** Returns the specifiers of a file's static and dynamic imports. Type imports are left out. */
const runTimeImportsOf = (file: string): readonly string[] =>
  specifiersIn(readFileSync(join(repository, file), 'utf8').replaceAll(typeImportPattern, '$1'));

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the source file for a path in an import; null for other files (JSON, styles, built files). */
export const sourceAt = (path: string): string | null =>
  endings.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(join(repository, file))) ??
  null;

/**
 * Returns the given files, and all files and packages that they import at run time, directly or through other files.
 * The value of each entry is the file that imports it; for a given file, the value is empty.
 */
export function reachedAtRunTime(files: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(files.map((file) => [file, '']));
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const specifier of runTimeImportsOf(file)) {
      const target = targetOf(file, specifier);
      const source = target === null ? specifier : sourceAt(target);
      if (source === null || reached.has(source)) continue;
      reached.set(source, file);
      if (target !== null) waiting.push(source);
    }
  }
  return reached;
}

/** Returns the path of an imported file of this repository; null for packages. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(repository, resolve(dirname(join(repository, file)), specifier));
  const own = /^@tuanbao\/(tokens|library|app)(?:\/(.*))?$/.exec(specifier);
  if (!own) return null;
  const [, name = '', path = ''] = own;
  return name === 'library' ? `library/src/${path}` : `${name}/${path}`;
}
