import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { home } from './subjects.mjs';

/** Installs the peers if the installed versions differ from the lockfile. Install scripts of packages don't run. */
export async function ensurePeers() {
  const stamp = join(home, 'node_modules/.installed-from');
  const wanted = readFileSync(join(home, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing what the bench compares with (some minutes, the first time only) …\n');
  await new Promise((installed, failed) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: home,
      stdio: 'inherit',
    });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? installed() : failed(new Error(`npm ci ended with ${code}`))));
  });
  writeFileSync(stamp, wanted);
}
