import { join } from 'node:path';

import { root } from './install.mjs';

const nodeArguments = [
  '--conditions=tuanbao-source',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8', // MB; a request leaves little behind, and a server at rest keeps three of them
];

/** What Node is given to run the built server. */
export const serverArguments = [...nodeArguments, join(root, 'app/server/dist/start.mjs')];

/** What Node is given to run the server from its sources, nothing built before. */
export const sourceArguments = [...nodeArguments, join(root, 'app/server/start.ts')];

/** What the server's process is told beside its settings. */
export const serverEnvironment = {
  // code is compiled once, and not at every start
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'),
  // what compiling the embedded database took is given back to the system (glibc; others don't know it)
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
