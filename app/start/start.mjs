// npm start: installs what is missing, builds what changed, and becomes the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { failureText, pinnedNode, root } from './install.mjs';
import { prepareApp } from './prepare.mjs';

try {
  await prepareApp();
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
const server = spawn(
  pinnedNode(),
  ['--conditions=tuanbao-source', '--disable-warning=ExperimentalWarning', join(root, 'app/server/start.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    // modules are stripped of their types and compiled once, and not at every start
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'), ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
