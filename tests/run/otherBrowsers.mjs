import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { failureText } from '../../app/start/install.mjs';
import { installFromDebian } from './debian.mjs';

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/**
 * The MiniBrowser of WebKitGTK's package, in the library folder for the machine's architecture; empty when it isn't
 * installed.
 */
function miniBrowser() {
  const folders = filesIn('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  const programs = folders.flatMap(filesIn).map((folder) => join(folder, 'MiniBrowser'));
  return programs.find((file) => existsSync(file)) ?? '';
}

/**
 * For each browser: the environment variable with its program, the program's path in Debian, other programs that it
 * needs, and the Debian packages that contain them.
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

/** Installs the missing browsers if that is allowed. Otherwise continues without them. */
export async function installOtherBrowsers(names = otherBrowsers) {
  const missing = names.map((name) => needs[name]).filter((need) => !isThere(need, existsSync));
  if (missing.length > 0) await installFromDebian(missing.flatMap(({ packages }) => packages));
}

/** The reason why these browsers can't be used here; empty when they can. */
export function missingBrowsers() {
  try {
    programsOf(otherBrowsers);
    return '';
  } catch (error) {
    return failureText(error);
  }
}

/**
 * Programs of the browsers by their names.
 * @throws Error with the missing packages, so that a check never passes without its browser
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
