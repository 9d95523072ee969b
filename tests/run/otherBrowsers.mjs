import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { failureText } from '../../app/start/install.mjs';
import { installFromDebian } from './debian.mjs';

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/**
 * Returns the path of WebKitGTK's MiniBrowser, which is in the library folder of the machine's architecture; empty if
 * it isn't installed.
 */
function miniBrowser() {
  const folders = filesIn('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  const programs = folders.flatMap(filesIn).map((folder) => join(folder, 'MiniBrowser'));
  return programs.find((file) => existsSync(file)) ?? '';
}

/**
 * For each browser: the environment variable for the path of its program, the path of the program in Debian, other
 * programs that it needs, and the Debian packages with all these programs.
 */
const needs = {
  firefox: { variable: 'FIREFOX_PATH', program: () => '/usr/bin/firefox-esr', others: [], packages: ['firefox-esr'] },
  webkit: {
    variable: 'WEBKIT_PATH',
    program: miniBrowser,
    others: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Browsers that run tests in addition to Chromium. */
export const otherBrowsers = Object.keys(needs);

const programOf = ({ variable, program }) => process.env[variable] ?? program();
const isThere = (need, exists) => [programOf(need), ...need.others].every((file) => file !== '' && exists(file));

/** Installs missing browsers from Debian's packages if this is possible. Otherwise continues without them. */
export async function installOtherBrowsers(names = otherBrowsers) {
  const missing = names.map((name) => needs[name]).filter((need) => !isThere(need, existsSync));
  if (missing.length > 0) await installFromDebian(missing.flatMap(({ packages }) => packages));
}

/** Returns the reason why these browsers can't be used on this machine; empty if they can be used. */
export function missingBrowsers() {
  try {
    programsOf(otherBrowsers);
    return '';
  } catch (error) {
    return failureText(error);
  }
}

/**
 * Returns the paths of the browsers' programs, by name of the browser.
 * @throws Error with the missing packages, so that no check passes without its browser
 */
export function programsOf(names, exists = existsSync) {
  const missing = names.filter((name) => !isThere(needs[name], exists));
  for (const { variable } of missing.map((name) => needs[name])) {
    const given = process.env[variable];
    if (given !== undefined && !exists(given)) throw new Error(`${variable} names ${given}, which doesn't exist.`);
  }
  if (missing.length > 0) {
    const packages = missing.flatMap((name) => needs[name].packages);
    throw new Error(`Not checked, because ${missing.join(' and ')} can't start: install ${packages.join(', ')}.`);
  }
  return Object.fromEntries(names.map((name) => [name, programOf(needs[name])]));
}
