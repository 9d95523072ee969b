import { fontsFile } from './fonts.mjs';

/**
 * Returns the options with which all tests, pictures and measurements start Chromium. With these options, Chromium
 * draws the same pixels on all machines and uses only the fonts of the tests. The program is `CHROMIUM_PATH`, or
 * Debian's Chromium if the variable isn't set.
 * @param {{ args?: readonly string[] }} [options] `args` are added to the usual arguments
 */
export const chromiumOptions = ({ args = [] } = {}) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb', ...args],
  env: { ...process.env, FONTCONFIG_FILE: fontsFile(), LANG: 'C.UTF-8', LANGUAGE: '', LC_ALL: '' },
});
