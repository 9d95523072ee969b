// npm start: installs missing packages, builds parts that have changed, and runs the server as a child process.
import { spawn } from 'node:child_process';

import { failureText, pinnedNode, root } from './install.mjs';
import { prepareApp, prepareServer } from './prepare.mjs';
import { serverArguments, serverEnvironment } from './serverCommand.mjs';

try {
  await prepareApp();
  await prepareServer();
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
const server = spawn(pinnedNode(), serverArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
