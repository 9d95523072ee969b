import { fontsFile } from './fonts.mjs';

/**
 * How every test, picture and measurement starts Chromium: the same drawing on every machine, the fonts of the tests and
 * no installed one. The browser is `CHROMIUM_PATH`, or Debian's.
 * @param {{ args?: readonly string[] }} [options] `args` are added to the usual ones
 */
export const chromiumOptions = ({ args = [] } = {}) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb', ...args],
  env: { ...process.env, FONTCONFIG_FILE: fontsFile(), LANG: 'C.UTF-8', LANGUAGE: '', LC_ALL: '' },
});
