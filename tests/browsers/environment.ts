import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fontsFile } from '../setup/fonts.mjs';

/** The environment of a browser: an empty home of its own, the fonts of the tests, Chinese. */
export interface BrowserHome {
  readonly env: Readonly<Record<string, string | undefined>>;
  remove(): void;
}

/** Makes an empty home: Firefox started by root refuses the home of another user, as containers have it. */
export function makeHome(): BrowserHome {
  const home = mkdtempSync(join(tmpdir(), 'tuanbao-browser-'));
  const env = { ...process.env, HOME: home, FONTCONFIG_FILE: fontsFile(), LC_ALL: 'zh_CN.UTF-8', LANGUAGE: '' };
  return {
    env: { ...env, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined, XDG_DATA_HOME: undefined },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}
