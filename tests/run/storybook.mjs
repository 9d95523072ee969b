import { ensureBuilt } from '../../app/start/freshness.mjs';
import { run, toolEnvironment } from '../../app/start/install.mjs';

const inputs = ['tokens', 'library/src', 'app', 'stories', '.storybook', 'package-lock.json'];

/** Builds the Storybook if one of its source files has changed since the last build. */
export async function prepareStorybook() {
  await ensureBuilt('storybook-static', inputs, async () => {
    process.stderr.write('Building the Storybook …\n');
    await run('npm', ['run', '--silent', 'storybook:build'], { env: toolEnvironment() });
  });
}
