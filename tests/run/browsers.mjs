// npm run browsers: the main journey and galleries in Firefox ESR and WebKitGTK; `-- --smoke` leaves the galleries out,
// `-- --only firefox` (or webkit) takes one browser.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp } from '../../app/start/prepare.mjs';
import { installFromDebian } from './debian.mjs';
import { prepareStorybook } from './storybook.mjs';

/** What each browser needs: where it is, and Debian's packages. */
const needs = {
  firefox: { path: () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', others: [], packages: ['firefox-esr'] },
  webkit: {
    path: () => process.env.WEBKIT_PATH ?? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? '',
    others: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

const isThere = ({ path, others }) => [path(), ...others].every((file) => file !== '' && existsSync(file));

/** Paths of the browsers, installed where they are missing. */
async function ensureBrowsers(names) {
  const missing = names.map((name) => needs[name]).filter((need) => !isThere(need));
  if (missing.length > 0) await installFromDebian(missing.flatMap(({ packages }) => packages));
  return names.flatMap((name) => {
    if (!isThere(needs[name])) throw new Error(`No ${name}: install ${needs[name].packages.join(' and ')}.`);
    return [`--${name}`, needs[name].path()];
  });
}

process.chdir(root);
try {
  await prepareApp();
  const args = process.argv.slice(2);
  if (!args.includes('--smoke')) await prepareStorybook();
  const only = args.indexOf('--only');
  const paths = await ensureBrowsers(only === -1 ? Object.keys(needs) : [args[only + 1]]);
  const tool = join(root, 'tests/browsers/run.ts');
  await run(pinnedNode(), ['--conditions=tuanbao-source', tool, ...paths, ...args], { env: toolEnvironment() });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
