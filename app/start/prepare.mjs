import { ensureBuilt } from './freshness.mjs';
import { ensureInstalled, run, toolEnvironment } from './install.mjs';

/** Installs what is missing and builds the tokens where their sources changed. */
export async function prepareTools() {
  await ensureInstalled();
  await ensureBuilt('tokens/dist', ['tokens'], () => run('npm', ['run', '--silent', 'build', '-w', '@tuanbao/tokens']));
}

/** Prepares the tools and builds the client where anything it is made of changed. */
export async function prepareApp() {
  await prepareTools();
  const inputs = [
    'tokens',
    'library/src',
    'library/package.json',
    'app/client',
    'app/contract',
    'app/index.html',
    'app/vite.config.ts',
    'package-lock.json',
  ];
  await ensureBuilt('app/dist', inputs, async () => {
    process.stderr.write('Building the app …\n');
    await run('npm', ['run', '--silent', 'build', '-w', '@tuanbao/app'], { env: toolEnvironment() });
  });
}
