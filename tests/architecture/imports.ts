import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository; paths of files start here. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Paths of the TypeScript files that a glob pattern matches, without what is built or installed. */
export const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern, {
    cwd: repository,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  }).filter((file) => !file.includes('node_modules') && !file.includes('/dist/'));

/** Specifiers of a file's imports: static, dynamic and of types. */
export const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(repository, file), 'utf8').matchAll(importPattern)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );

/** The path of an imported file of this repository; null for packages of others. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(repository, resolve(dirname(join(repository, file)), specifier));
  const own = /^@tuanbao\/(tokens|library|app)(?:\/(.*))?$/.exec(specifier);
  if (!own) return null;
  const [, name = '', path = ''] = own;
  return name === 'library' ? `library/src/${path}` : `${name}/${path}`;
}
