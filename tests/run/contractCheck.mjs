// npm run contract:check: runs the server tests and records their calls. Then checks each call of the specification: it
// must be in the contract and in the OpenAPI document, and a test must make it with success. If the call can be
// refused, a test must also make it with a refusal.
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
    ...excluded,
    ...process.argv.slice(2),
  ];
  // If a test fails, the calls are checked nevertheless, and the exit code is 1.
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
