// .ci/run: everything that a commit can break, on a clean checkout. Steps of different kinds run beside each other where
// the machine has the cores; all run, the worst decides, and a table of minutes ends the log.
// `.ci/run pictures journeys` runs these steps alone.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ensureInstalled, failureText, pinnedNode, root, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp, prepareServer, prepareTools } from '../../app/start/prepare.mjs';
import { ensureCeph } from './ceph.mjs';
import { ensureChromium } from './chromium.mjs';
import { ciSteps } from './ciSteps.mjs';
import { installOtherBrowsers } from './otherBrowsers.mjs';
import { ensurePostgres } from './postgres.mjs';
import { failuresOf, runSteps, tableOf } from './steps.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
const results = join(root, 'test-results/ci');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** What has to be there before the steps, one after the other. */
const preparations = [
  ['install', ensureInstalled],
  ['Chromium', ensureChromium],
  ['Firefox and WebKit', () => installOtherBrowsers()],
  ['PostgreSQL', ensurePostgres],
  ['S3 server', () => ensureCeph({ isRequired: true })],
  ['tokens', prepareTools],
  ['build the server', prepareServer],
  ['build the app', prepareApp],
  ['build the Storybook', prepareStorybook],
];

/** The steps named on the command line; all where none is named. @throws Error where there is no such step */
function chosenSteps(names) {
  const unknown = names.find((name) => !ciSteps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${ciSteps.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? ciSteps : ciSteps.filter(({ name }) => names.includes(name));
}

const rows = [];
try {
  for (const [name, act] of preparations) {
    const started = performance.now();
    await act();
    rows.push({ name, seconds: (performance.now() - started) / 1000, code: 0 });
  }
  const env = { ...process.env, ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium(), FORCE_COLOR: '0' };
  const chosen = chosenSteps(process.argv.slice(2)).map((step) => ({
    ...step,
    command: [pinnedNode(), ...step.arguments],
    env,
  }));
  rows.push(...(await runSteps(chosen, { cores: Math.max(2, availableParallelism()), logs: results })));
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  rows.push({ name: 'preparation', seconds: 0, code: 1 });
}
process.stdout.write(failuresOf(rows) + tableOf(rows, performance.now() / 1000));
process.exit(rows.every(({ code }) => code === 0) ? 0 : 1);
