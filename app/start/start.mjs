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
  [
    '--conditions=tuanbao-source',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8', // MB; a request leaves little behind, and a server at rest keeps three of them
    join(root, 'app/server/start.ts'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      // modules are stripped of their types and compiled once, and not at every start
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'),
      // what compiling the embedded database took is given back to the system (glibc; others don't know it)
      MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
      ...process.env,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
