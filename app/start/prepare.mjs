import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './freshness.mjs';
import { ensureInstalled, pinnedNode, root, run, toolEnvironment } from './install.mjs';

/** Installs missing packages. Builds the design tokens if their sources have changed. */
export async function prepareTools() {
  await ensureInstalled();
  await ensureBuilt('tokens/dist', ['tokens'], () => run('npm', ['run', '--silent', 'build', '-w', '@tuanbao/tokens']));
}

/**
 * Creates an empty database as a template, once for each version of the embedded database. A server copies the template
 * when it starts for the first time.
 */
function prepareDatabase() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'app/package.json'), 'utf8'));
  const output = `node_modules/.cache/tuanbao/database-${dependencies['@electric-sql/pglite']}`;
  const script = join(root, 'app/server/platform/database/makeEmptyCluster.ts');
  return ensureBuilt(output, [], () =>
    run(pinnedNode(), ['--conditions=tuanbao-source', '--disable-warning=ExperimentalWarning', script]),
  );
}

/** Prepares the tools and the empty database. Builds the client if one of its sources has changed. */
export async function prepareApp() {
  await prepareTools();
  await Promise.all([prepareDatabase(), prepareClient()]);
}

/** Builds the server if one of its sources has changed. The tools must be installed. */
export async function prepareServer() {
  const inputs = [
    'app/server',
    'app/contract',
    'app/catalogue',
    'app/package.json',
    'app/vite.server.config.ts',
    'library/src',
    'library/package.json',
    'package-lock.json',
  ];
  await ensureBuilt('app/server/dist', inputs, async () => {
    process.stderr.write('Building the server …\n');
    const config = ['--config', join(root, 'app/vite.server.config.ts')];
    await run(pinnedNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...config]);
  });
}

async function prepareClient() {
  const inputs = [
    'tokens',
    'library/src',
    'library/package.json',
    'app/client',
    'app/contract',
    'app/desk',
    'app/desk.html',
    'app/index.html',
    'app/compressedCopies.ts',
    'app/pagePlugins.ts',
    'app/vite.config.ts',
    'app/vite.desk.config.ts',
    'library/browsers.config.ts',
    'package.json',
    'package-lock.json',
  ];
  await ensureBuilt('app/dist', inputs, async () => {
    process.stderr.write('Building the app …\n');
    await run('npm', ['run', '--silent', 'build', '-w', '@tuanbao/app'], { env: toolEnvironment() });
  });
}
