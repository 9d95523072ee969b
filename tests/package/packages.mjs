// Builds the packages and packs them as npm publishes them.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Data of a later version of the library. A test opens a page on which one app uses this version and another app uses
 * the present version.
 */
const later = {
  version: '99.0.0',
  /** A style that differs in the two versions, so that a test notices if one version uses the styles of the other. */
  style: { present: 'border-radius:var(--tb-radius-control)', changed: 'border-radius:var(--tb-radius-pill)' },
};

/**
 * Packs the library again as a later version with a changed style. As in every version, the class names differ from
 * those of other versions. Writes `tuanbao-library-next.tgz` into the folder of
 * the packages from `packInto`.
 */
export async function packLater(folder, scratch) {
  const copy = join(scratch, 'packages', 'library-next');
  cpSync(join(scratch, 'packages', 'library'), copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version: later.version }, null, 2));
  const { present, changed } = later.style;
  for (const file of globSync('dist/**/*.{js,css}', { cwd: copy })) {
    const text = readFileSync(join(copy, file), 'utf8').replaceAll(/\btb-(?=\w+-[0-9a-f]{5}-)/g, 'tb-later-');
    if (file === 'dist/styles.css' && !text.includes(present)) throw new Error(`no style has ${present}`);
    writeFileSync(join(copy, file), text.replaceAll(present, changed));
  }
  await output('npm', ['pack', '--pack-destination', scratch], { cwd: copy });
  cpSync(join(scratch, `tuanbao-library-${later.version}.tgz`), join(folder, 'tuanbao-library-next.tgz'));
}
