// npm run contract:check: is every call of the specification in the contract, in the OpenAPI document, and exercised by
// a server test with a success and, where it can refuse, a refusal? Runs the server tests and collects what they did.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensurePostgres } from './postgres.mjs';
import { slowServerTests } from './slowServerTests.mjs';

process.chdir(root);
await prepareTools();
await ensurePostgres();

const folder = await mkdtemp(join(tmpdir(), 'tuanbao-exercised-'));
const env = { ...toolEnvironment(), TUANBAO_EXERCISED: folder };
let code = 0;
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const excluded = slowServerTests.flatMap((file) => ['--exclude', file]);
  const options = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'server',
    '--reporter',
    'dot',
    ...excluded,
    ...process.argv.slice(2),
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
