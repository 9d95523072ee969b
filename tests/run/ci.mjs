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
import { ensurePostgres } from './postgres.mjs';
import { slowServerTests } from './slowServerTests.mjs';
import { failuresOf, runSteps, tableOf } from './steps.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
const results = join(root, 'test-results/ci');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const source = '--conditions=tuanbao-source';
const runner = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'];
const vitest = (project, ...args) => [...runner, '--project', project, '--maxWorkers', '1', ...args];

/** What has to be there before the steps, one after the other. */
const preparations = [
  ['install', ensureInstalled],
  ['Chromium', ensureChromium],
  ['PostgreSQL', ensurePostgres],
  ['S3 server', () => ensureCeph({ isRequired: true })],
  ['tokens', prepareTools],
  ['build the server', prepareServer],
  ['build the app', prepareApp],
  ['build the Storybook', prepareStorybook],
];

/**
 * The steps, those that take longest first. `cores`: how many it keeps busy.
 * Soak runs and larger draws are in .github/workflows/nightly.yml.
 */
const steps = [
  { name: 'check', cores: 2, arguments: ['tests/run/check.mjs'] },
  { name: 'pictures', cores: 2, arguments: [source, 'tests/visual/visual.ts'] },
  { name: 'journeys', cores: 1, arguments: vitest('journeys') },
  { name: 'server and contract', cores: 1, arguments: ['tests/run/contractCheck.mjs', '--maxWorkers', '1'] },
  { name: 'server, slow tests', cores: 1, arguments: vitest('server', ...slowServerTests) },
  { name: 'stories, light', cores: 1, arguments: vitest('storybook') },
  { name: 'stories, dark', cores: 1, arguments: vitest('storybook-dark') },
  { name: 'dom', cores: 1, arguments: vitest('dom') },
  { name: 'browser', cores: 1, arguments: vitest('browser') },
  { name: 'packages', cores: 2, arguments: ['tests/run/packageCheck.mjs'] },
  { name: 'unit', cores: 1, arguments: vitest('unit') },
  { name: 'catalogue', cores: 1, arguments: [source, 'app/catalogue/check.ts'] },
];

/** The steps named on the command line; all where none is named. @throws Error where there is no such step */
function chosenSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
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
