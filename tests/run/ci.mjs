// .ci/run: all checks for a commit, on a clean checkout. If the machine has enough cores, several steps run in
// parallel. All steps run, even if one fails; the exit code is 1 if one fails, and the log ends with a table of
// durations. `.ci/run pictures journeys` runs only these two steps. If the machine can't install packages, the tests
// with other browsers or the S3 server are left out, and the table shows this. With `--complete`, which the workflows
// use, the run fails in this case. A failed test is repeated once. If it then passes, the table lists it, because its
// cause must still be found.
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

/** Preparations for the steps. They run one after another, before the first step. */
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

/** Returns the steps that the command line names; all steps if it names none. @throws Error when a name is unknown */
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
  // If FORCE_COLOR is set, Vitest colours its output, even if the value is 0. So the variable is deleted.
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
// If the rights of a container forbid a test, only the table shows this. No installation can make such a test possible,
// so a complete run may leave it out.
const table = tableOf([...rows, ...leftOutIn(rows), ...secondTriesIn(rows)], performance.now() / 1000);
process.stdout.write(failuresOf(rows) + table);
process.exit(rows.every(({ code, leftOut }) => code === 0 && !(isComplete && leftOut)) ? 0 : 1);
