import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fontsFile } from '../setup/fonts.mjs';

/** The environment of a browser: its own empty home folder, the fonts of the tests, and Chinese as language. */
export interface BrowserHome {
  readonly env: Readonly<Record<string, string | undefined>>;
  remove(): void;
}

/**
 * Makes an empty home folder. Firefox that is started by root refuses the home folder of another user, which containers
 * often have.
 */
export function makeHome(): BrowserHome {
  const home = mkdtempSync(join(tmpdir(), 'tuanbao-browser-'));
  const env = { ...process.env, HOME: home, FONTCONFIG_FILE: fontsFile(), LC_ALL: 'zh_CN.UTF-8', LANGUAGE: '' };
  return {
    env: { ...env, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined, XDG_DATA_HOME: undefined },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}
