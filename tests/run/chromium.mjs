import { execFileSync } from 'node:child_process';
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

const hasChineseFonts = () => {
  try {
    return execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
};

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, a system one, Debian's package, else Playwright's own
 * download. Chinese fonts come along, because without them every text measures wrong.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which doesn't exist.`);
    return given;
  }
  const missing = [...(present() ? [] : ['chromium']), ...(hasChineseFonts() ? [] : ['fonts-noto-cjk'])];
  if (missing.length > 0) await installFromDebian(missing);
  const found = present();
  if (found) return found;

  process.stderr.write('No Chromium from the system: taking Playwright’s own download …\n');
  await run('npx', ['playwright', 'install', 'chromium']);
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (!existsSync(path)) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return path;
}
