import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { failureText } from '../../app/start/install.mjs';
import { installFromDebian } from './debian.mjs';

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/** The small browser of WebKitGTK's package, in the library folder of the machine's architecture; empty without one. */
function miniBrowser() {
  const folders = filesIn('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  const programs = folders.flatMap(filesIn).map((folder) => join(folder, 'MiniBrowser'));
  return programs.find((file) => existsSync(file)) ?? '';
}

/**
 * What each browser needs: the variable that names its program, where Debian has it, the programs beside it, and the
 * packages of Debian that hold them.
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

/** Browsers that tests drive beside Chromium. */
export const otherBrowsers = Object.keys(needs);

const programOf = ({ variable, program }) => process.env[variable] ?? program();
const isThere = (need, exists) => [programOf(need), ...need.others].every((file) => file !== '' && exists(file));

/** Installs the missing browsers where that is allowed; goes on without them where it isn't. */
export async function installOtherBrowsers(names = otherBrowsers) {
  const missing = names.map((name) => needs[name]).filter((need) => !isThere(need, existsSync));
  if (missing.length > 0) await installFromDebian(missing.flatMap(({ packages }) => packages));
}

/** Why they can't be driven here; empty where they can. */
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
 * @throws Error that names the packages that are missing: without its browser a check is never passed
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
