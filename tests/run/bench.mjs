// npm run bench: builds the bench pages and measures them in Chromium. The exit code is 1 when a limit is exceeded.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp } from '../../app/start/prepare.mjs';
import { ensureChromium } from './chromium.mjs';

process.chdir(root);
try {
  await prepareApp();
  const env = { ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  await run(pinnedNode(), [join(root, 'tests/bench/run.mjs'), ...process.argv.slice(2)], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
