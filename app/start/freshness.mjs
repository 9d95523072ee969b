import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './install.mjs';

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesUnder(path);
  }
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : [...filesUnder(path)].toSorted((one, other) => (one < other ? -1 : 1));
}

/**
 * Returns a digest of the files in some paths, without the folders `node_modules` and `dist`. It is computed in
 * milliseconds, because only the names, sizes and times of the files are read.
 */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/** Builds `output` from the files in `inputs`. If it was already built from the same files, does nothing. */
export async function ensureBuilt(output, inputs, build) {
  const stamp = join(root, 'node_modules/.cache/tuanbao', `${output.replaceAll('/', '-')}.built`);
  const wanted = digestOf(inputs);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
