import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality of Brotli. With the quality 11, the build takes three seconds longer and the files are 1 % smaller. */
const brotliQuality = 10;

/** Minimum size in bytes of a file that gets a copy. Compressing a smaller file saves no noticeable time. */
const smallestFile = 1024;

async function writeCopies(path: string): Promise<void> {
  const file = await readFile(path);
  if (file.length < smallestFile) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  await Promise.all([
    brotli(file, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
    zip(file, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}

/**
 * Plugin that writes compressed copies (`.br` and `.gz`) beside the scripts and styles of a build. The server sends the
 * copies, so that it doesn't compress the same file again for each visit.
 */
export const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    await Promise.all(names.map((name) => writeCopies(join(dir, name))));
  },
};
