// npm run chromatic: builds a Storybook with only the stories of which pictures are taken, and sends it to Chromatic. The
// environment variable CHROMATIC_PROJECT_TOKEN names the project. Chromatic takes pictures only of stories that import a
// changed file; Storybook's statistics tell it the imports.
import { join } from 'node:path';

import { failureText, root, run, toolEnvironment } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';

process.chdir(root);
try {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Error('CHROMATIC_PROJECT_TOKEN is missing: it is the token of the project.');
  await prepareTools();
  const folder = join(root, 'test-results/chromatic');
  const env = { ...toolEnvironment(), STORYBOOK_ONLY_PICTURES: 'true' };
  await run('storybook', ['build', '--quiet', '--stats-json', '--output-dir', folder], { env });
  await run('chromatic', process.argv.slice(2), { env: toolEnvironment() });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
}
