// npm test: installs missing programs, then runs all tests. `npm test -- --project unit …` passes the arguments after
// `--` to Vitest.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp, prepareServer } from '../../app/start/prepare.mjs';
import { ensureCeph } from './ceph.mjs';
import { ensureChromium } from './chromium.mjs';
import { needsStorybook } from './needsStorybook.mjs';
import { ensurePostgres } from './postgres.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
try {
  await prepareApp();
  await prepareServer();
  const env = { ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  await ensurePostgres();
  await ensureCeph();
  const args = process.argv.slice(2);
  if (needsStorybook(args)) await prepareStorybook();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(root, 'tests/vitest.config.ts');
  await run(pinnedNode(), [vitest, 'run', '--config', config, ...args], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
