// The hosts: example apps for other frameworks and bundlers. Their packages are many and large. So the packages are
// installed only once, from a lockfile, into a folder that contains the folders of all hosts.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../app/start/install.mjs';
import { copyExample, refuseSecondCopies } from './examples.mjs';
import { output } from './output.mjs';

/** The folder in which the packages of the hosts are installed. */
export const hostsFolder = (scratch) => join(scratch, 'hosts');

/** Installs the packages that the hosts need, and the packed packages of this repository. */
export async function installHosts(packed, scratch) {
  const folder = hostsFolder(scratch);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, 'tests/package/hosts', file), join(folder, file));
  cpSync(packed, join(folder, 'packed'), { recursive: true });
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await output('npm', ['ci', ...quiet], { cwd: folder });
  const tarballs = [
    './packed/tuanbao-library.tgz',
    './packed/tuanbao-tokens.tgz',
    '@tuanbao/library-next@file:./packed/tuanbao-library-next.tgz',
  ];
  await output('npm', ['install', '--no-save', ...quiet, ...tarballs], { cwd: folder });
  refuseSecondCopies(folder);
}

/** Copies a host into the folder with the installed packages and builds it there. @returns the path of the copy */
export async function buildHost(name, scratch) {
  const folder = copyExample(name, hostsFolder(scratch));
  await output('npm', ['run', 'build'], { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });
  return folder;
}
