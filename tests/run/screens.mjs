// npm run screens: opens all routes with full content, in each width and colour scheme. Checks the screens and writes a
// contact sheet of their pictures.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareApp } from '../../app/start/prepare.mjs';
import { ensureChromium } from './chromium.mjs';

process.chdir(root);
try {
  await prepareApp();
  const env = { ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  const tool = join(root, 'tests/screens/screens.ts');
  await run(pinnedNode(), ['--conditions=tuanbao-source', tool, ...process.argv.slice(2)], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
