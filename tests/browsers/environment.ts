import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fontsFile } from '../setup/fonts.mjs';

/** Environment variables of a browser: an empty home folder, the fonts of the tests, and Chinese as language. */
export interface BrowserHome {
  readonly env: Readonly<Record<string, string | undefined>>;
  remove(): void;
}

/**
 * Creates an empty home folder. Without it, Firefox doesn't start in many containers: Firefox of the user root refuses
 * the home folder of another user.
 */
export function makeHome(): BrowserHome {
  const home = mkdtempSync(join(tmpdir(), 'tuanbao-browser-'));
  const env = { ...process.env, HOME: home, FONTCONFIG_FILE: fontsFile(), LC_ALL: 'zh_CN.UTF-8', LANGUAGE: '' };
  return {
    env: { ...env, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined, XDG_DATA_HOME: undefined },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}
