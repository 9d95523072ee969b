// .ci/run: all checks for a commit, on a clean checkout. If the machine has enough cores, different steps run in
// parallel. All steps run, the worst result is the exit code, and the log ends with a table of durations. `.ci/run
// pictures journeys` runs only these steps. A machine that can't install packages leaves out the tests with other
// browsers or the S3 server, and the table says so. With `--complete`, as in the workflows, the run fails then. A test
// that fails is repeated once. If it passes then, the table lists it: its cause is still to be found.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ensureInstalled, failureText, pinnedNode, root, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp, prepareServer, prepareTools } from '../../app/start/prepare.mjs';
import { ensureCeph } from './ceph.mjs';
import { ensureChromium } from './chromium.mjs';
import { ciSteps } from './ciSteps.mjs';
import { installOtherBrowsers, missingBrowsers } from './otherBrowsers.mjs';
import { ensurePostgres } from './postgres.mjs';
import { failuresOf, leftOutIn, runSteps, secondTriesIn, tableOf } from './steps.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
const results = join(root, 'test-results/ci');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const isComplete = process.argv.includes('--complete');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Things that must exist before the steps start. They are prepared one after another. */
const preparations = [
  ['install', ensureInstalled],
  ['Chromium', ensureChromium],
  ['Firefox and WebKit', () => installOtherBrowsers()],
  ['PostgreSQL', ensurePostgres],
  ['S3 server', ensureCeph],
  ['tokens', prepareTools],
  ['build the server', prepareServer],
  ['build the app', prepareApp],
  ['build the Storybook', prepareStorybook],
];

/** The steps named on the command line; all steps when none is named. @throws Error when a name is unknown */
function chosenSteps() {
  const unknown = names.find((name) => !ciSteps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${ciSteps.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? ciSteps : ciSteps.filter(({ name }) => names.includes(name));
}

const rows = [];
try {
  for (const [name, act] of preparations) {
    const started = performance.now();
    const leftOut = await act();
    const seconds = (performance.now() - started) / 1000;
    rows.push({ name, seconds, code: 0, ...(name === 'S3 server' && leftOut ? { leftOut } : {}) });
  }
  // Vitest colours its output as soon as FORCE_COLOR is set, even to 0.
  delete process.env.FORCE_COLOR;
  const env = { ...process.env, ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium(), NO_COLOR: '1' };
  const noBrowsers = missingBrowsers();
  const [left, chosen] = [true, false].map((isLeft) =>
    chosenSteps().filter(({ name }) => (name === 'other browsers' && noBrowsers !== '') === isLeft),
  );
  const commands = chosen.map((step) => ({ ...step, command: [pinnedNode(), ...step.arguments], env }));
  rows.push(...(await runSteps(commands, { cores: Math.max(2, availableParallelism()), logs: results })));
  rows.push(...left.map(({ name }) => ({ name, seconds: 0, code: 0, leftOut: noBrowsers })));
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  rows.push({ name: 'preparation', seconds: 0, code: 1 });
}
// Tests that the rights of a container forbid are only shown in the table. They can't be made possible by an
// installation, so a complete run may leave them out.
const table = tableOf([...rows, ...leftOutIn(rows), ...secondTriesIn(rows)], performance.now() / 1000);
process.stdout.write(failuresOf(rows) + table);
process.exit(rows.every(({ code, leftOut }) => code === 0 && !(isComplete && leftOut)) ? 0 : 1);
