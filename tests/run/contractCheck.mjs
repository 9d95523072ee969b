// npm run contract:check: is every call of the specification in the contract, in the OpenAPI document, and exercised by
// a server test with a success and, where it can refuse, a refusal? Runs the server tests and collects what they did.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensurePostgres } from './postgres.mjs';

process.chdir(root);
await prepareTools();
await ensurePostgres();

/** Tests that say nothing of single calls and take long. */
const elsewhere = [
  'crash',
  'powerCut',
  'outage',
  'start',
  'pages',
  'keyring',
  'upkeep',
  'orderlyStop',
  'instances',
  'backup',
  'keyRotation',
  'fuzz',
  'simulator',
  'privacyOnDisk',
  'load',
  'diskFull',
];

const folder = await mkdtemp(join(tmpdir(), 'tuanbao-exercised-'));
const env = { ...toolEnvironment(), TUANBAO_EXERCISED: folder };
let code = 0;
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const excluded = elsewhere.flatMap((name) => ['--exclude', `tests/server/${name}.test.ts`]);
  const options = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'server',
    '--reporter',
    'dot',
    ...excluded,
  ];
  // Failing tests are npm test's to judge; what they exercised counts all the same.
  await run(pinnedNode(), [vitest, ...options], { env }).catch(() => {
    code = 1;
  });
  await run(pinnedNode(), ['--conditions=tuanbao-source', 'tests/run/contractReport.ts', folder], { env });
} catch {
  code = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(code);
