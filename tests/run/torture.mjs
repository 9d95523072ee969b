// npm run torture: kills, power cuts and hostile requests (suite `cuts`), the seeded simulator and load, in full figures; exits 1 where a promise is broken.
// `npm run torture -- kills --kills 20 --database pglite` runs one of them, smaller.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensurePostgres } from './postgres.mjs';

process.chdir(root);
try {
  await prepareTools();
  await ensurePostgres();
  const env = toolEnvironment();
  const args = process.argv.slice(2);
  const named = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'));
  if (named.length === 0 || named.includes('cuts')) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const options = ['run', '--config', 'tests/vitest.config.ts', '--project', 'server', 'powerCut', 'server/fuzz'];
    await run(pinnedNode(), [vitest, ...options], {
      env: { ...env, POWER_CUTS: process.env.POWER_CUTS ?? '100', FUZZ_RUNS: process.env.FUZZ_RUNS ?? '1000' },
    });
  }
  const others = args.filter((arg) => arg !== 'cuts');
  if (named.length === 0 || others.length > 0) {
    await run(pinnedNode(), ['--conditions=tuanbao-source', join(root, 'tests/torture/run.ts'), ...others], { env });
  }
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
