import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './install.mjs';

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (name !== 'node_modules' && name !== 'dist') yield* filesUnder(join(path, name));
  }
}

/** A digest of the files under some paths: names, sizes and times, so that it costs milliseconds. */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/** Builds `output` from `inputs` unless it was built from just these files before. */
export async function ensureBuilt(output, inputs, build) {
  const stamp = join(root, 'node_modules/.cache/tuanbao', `${output.replaceAll('/', '-')}.built`);
  const wanted = digestOf(inputs);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
