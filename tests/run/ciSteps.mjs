import { join } from 'node:path';

import { root } from '../../app/start/install.mjs';
import { slowServerTests } from './slowServerTests.mjs';

const source = '--conditions=tuanbao-source';
const runner = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'];
/** Options that repeat a failed test once, because tests can fail on a busy machine. See `secondTryReporter.mjs`. */
const repeated = [
  '--maxWorkers',
  '1',
  '--retry',
  '1',
  '--reporter',
  'default',
  '--reporter',
  './tests/run/secondTryReporter.mjs',
];
const vitest = (project, ...args) => [...runner, '--project', project, ...repeated, ...args];

/**
 * The steps of `.ci/run`, the longest first. `cores` is the number of cores that a step uses. `script` is the script of
 * package.json that does the same as the step; it is given only for steps whose arguments don't name the script. Soak
 * runs and fuzz runs with more cases are in .github/workflows/nightly.yml.
 */
export const ciSteps = [
  { name: 'check', cores: 2, arguments: ['tests/run/check.mjs'] },
  { name: 'pictures', cores: 2, script: 'visual', arguments: [source, 'tests/visual/visual.ts'] },
  { name: 'journeys', cores: 1, arguments: vitest('journeys') },
  { name: 'server and contract', cores: 1, arguments: ['tests/run/contractCheck.mjs', ...repeated] },
  { name: 'server, slow tests', cores: 1, arguments: vitest('server', ...slowServerTests) },
  { name: 'stories', cores: 1, arguments: vitest('storybook') },
  { name: 'other browsers', cores: 2, arguments: ['tests/run/browsers.mjs', '--smoke'] },
  { name: 'dom', cores: 1, arguments: vitest('dom') },
  { name: 'browser', cores: 1, arguments: vitest('browser') },
  { name: 'packages', cores: 2, arguments: ['tests/run/packageCheck.mjs'] },
  { name: 'unit', cores: 1, arguments: vitest('unit') },
  { name: 'catalogue', cores: 1, arguments: [source, 'app/catalogue/check.ts'] },
];
