// Builds the packages and packs them in the same way as for publishing on npm.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../app/start/install.mjs';
import { output } from './output.mjs';

/** Folder of each package, in the order in which the packages are built. */
export const packageFolders = { tokens: 'tokens', library: 'library', client: 'app/clientPackage' };

/**
 * Builds the packages and writes their archives, such as `tuanbao-tokens.tgz`, into a folder. `npm pack` runs in a copy
 * of each package, because it temporarily changes package.json.
 */
export async function packInto(folder, scratch) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = {};
  for (const [name, source] of Object.entries(packageFolders)) {
    await output('npm', ['run', 'build', '-w', `@tuanbao/${name}`], { cwd: root });
    const copy = join(scratch, 'packages', name);
    cpSync(join(root, source), copy, {
      recursive: true,
      filter: (path) => !/\/(node_modules|src|\.tsbuildinfo)$/.test(path),
    });
    const packed = await output('npm', ['pack', '--json', '--pack-destination', scratch], { cwd: copy });
    const [{ filename, files }] = JSON.parse(packed.slice(packed.search(/^\[/m)));
    cpSync(join(scratch, filename), join(folder, `tuanbao-${name}.tgz`));
    tarballs[name] = { path: join(folder, `tuanbao-${name}.tgz`), files: files.map(({ path }) => path) };
  }
  return tarballs;
}
