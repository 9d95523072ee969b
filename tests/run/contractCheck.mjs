// npm run contract:check: checks that all calls of the specification are in the contract and in the OpenAPI document,
// and that a server test makes each of them with a success and, if the call can refuse, a refusal. Runs the server
// tests and collects their calls.
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
  // npm test reports failing tests. The calls that they made count here too.
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
