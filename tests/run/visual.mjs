// npm run visual: builds the Storybook, takes pictures of stories and compares them with the reference pictures. `--
// --retake` replaces all reference pictures. `-- --apply <file>` applies a reviewer's decisions. The exit code is 1 if
// a picture has changed, and 2 if this machine can't compare pictures.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { failureText, pinnedNode, root, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
try {
  await prepareTools();
  const env = { ...process.env, ...toolEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  const args = process.argv.slice(2);
  const needsNone = ['--apply', '--storybook', '--changed'];
  if (!args.some((arg) => needsNone.includes(arg))) await prepareStorybook();
  const tool = join(root, 'tests/visual/visual.ts');
  const { status } = spawnSync(pinnedNode(), ['--conditions=tuanbao-source', tool, ...args], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
}
