// npm run browsers: runs the main journey, the galleries and the screens of the atlas (in the light and the dark
// scheme) in Firefox ESR and WebKitGTK. `-- --smoke` runs only the journey, `-- --atlas` only the screens of the atlas.
// `-- --only firefox` or `-- --only webkit` uses only one browser.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp } from '../../app/start/prepare.mjs';
import { installOtherBrowsers, otherBrowsers, programsOf } from './otherBrowsers.mjs';
import { prepareStorybook } from './storybook.mjs';

/**
 * Returns the browsers that the command line names; all browsers without `--only`. @throws Error when a name is unknown
 */
function chosenBrowsers(args) {
  const at = args.indexOf('--only');
  if (at === -1) return otherBrowsers;
  if (otherBrowsers.includes(args[at + 1])) return [args[at + 1]];
  throw new Error(`--only takes one of ${otherBrowsers.join(', ')}.`);
}

process.chdir(root);
try {
  const args = process.argv.slice(2);
  const names = chosenBrowsers(args);
  await installOtherBrowsers(names);
  const programs = Object.entries(programsOf(names)).flatMap(([name, program]) => [`--${name}`, program]);
  if (!args.includes('--atlas')) await prepareApp();
  if (!args.includes('--smoke')) await prepareStorybook();
  const tool = join(root, 'tests/browsers/run.ts');
  const flags = args.filter((arg) => ['--smoke', '--atlas'].includes(arg));
  await run(pinnedNode(), ['--conditions=tuanbao-source', tool, ...programs, ...flags], { env: toolEnvironment() });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
