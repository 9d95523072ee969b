import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Version of the library. It is part of the hash in class names, so that two versions on one page share no class. */
const { version } = JSON.parse(readFileSync(join(root, 'library/package.json'), 'utf8')) as {
  readonly version: string;
};

/**
 * Returns a class name, or the name of keyframes, for example `tb-Dialog-1f3c9-2`. The hash has the version, the module
 * and `text`, so that two builds don't share a name.
 * @param file absolute path of the module
 * @param part number of the element in the module
 */
export function styleName(file: string, text: string, part: number | 'keyframes'): string {
  const hash = createHash('sha256').update(`${version} ${relative(root, file)} ${text}`);
  const module = basename(file, '.styles.ts').replaceAll(/[^a-z\d]/gi, '');
  return `tb-${module}-${hash.digest('hex').slice(0, 5)}-${part}`;
}
