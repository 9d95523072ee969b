// npm run visual: builds the Storybook, photographs it and compares; `-- --apply <file>` takes what a reviewer accepted.
import { join } from 'node:path';

import { failureText, pinnedNode, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
try {
  await prepareTools();
  const env = { ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  const args = process.argv.slice(2);
  if (!args.includes('--apply') && !args.includes('--accept-all')) await prepareStorybook();
  const tool = join(root, 'tests/visual/visual.ts');
  await run(pinnedNode(), ['--conditions=tuanbao-source', tool, ...args], { env });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
