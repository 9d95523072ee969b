import { join } from 'node:path';

import { root } from './install.mjs';

const nodeArguments = [
  '--conditions=tuanbao-source',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8', // MB; a request allocates little, and an idle server keeps three of these spaces
];

/** Arguments of Node that run the built server. */
export const serverArguments = [...nodeArguments, join(root, 'app/server/dist/start.mjs')];

/** Arguments of Node that run the server from its sources, without a build. */
export const sourceArguments = [...nodeArguments, join(root, 'app/server/start.ts')];

/** Environment variables of the server's process, in addition to its settings. */
export const serverEnvironment = {
  // caches compiled code, so that it isn't compiled at every start
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'),
  // returns memory to the system after the embedded database is compiled (glibc only; other libraries ignore it)
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
