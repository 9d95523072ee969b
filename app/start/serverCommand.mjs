import { join } from 'node:path';

import { root } from './install.mjs';

/** What Node is given to run the server. */
export const serverArguments = [
  '--conditions=tuanbao-source',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8', // MB; a request leaves little behind, and a server at rest keeps three of them
  join(root, 'app/server/start.ts'),
];

/** What the server's process is told beside its settings. */
export const serverEnvironment = {
  // modules are stripped of their types and compiled once, and not at every start
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'),
  // what compiling the embedded database took is given back to the system (glibc; others don't know it)
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
