import { existsSync } from 'node:fs';

import { failureText, run } from '../../app/start/install.mjs';

/** True if Debian packages can be installed: the system is Debian and the user is root. */
const allowsDebianPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs Debian packages if this is possible. Otherwise prints the names of the missing packages and continues. */
export async function installFromDebian(packages) {
  if (!allowsDebianPackages()) {
    process.stderr.write(`Not installed, because that needs root on Debian: ${packages.join(', ')}\n`);
    return;
  }
  process.stderr.write(`Installing ${packages.join(', ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
  }
}
