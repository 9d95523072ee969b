import { existsSync } from 'node:fs';

import { run } from '../../app/start/install.mjs';
import { installFromDebian } from './debian.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const present = () => systemPaths.find((path) => existsSync(path));

/**
 * Finds or installs the Chromium for the browser tests: `CHROMIUM_PATH`, an installed Chromium, Debian's package, or
 * Playwright's own download. The fonts of the system aren't used: `tests/setup/fonts.mjs` sets the fonts of the tests.
 * Returns the path of the program.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which doesn't exist.`);
    return given;
  }
  if (!present()) await installFromDebian(['chromium']);
  const found = present();
  if (found) return found;

  process.stderr.write('No Chromium from the system: taking Playwright’s own download …\n');
  await run('npx', ['playwright', 'install', 'chromium']);
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (!existsSync(path)) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return path;
}
