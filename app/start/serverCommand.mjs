import { join } from 'node:path';

import { root } from './install.mjs';

/**
 * V8 compiles a wrapper for a JavaScript function that WebAssembly calls very often. Freeing such wrappers can end the
 * process, if it has created and removed many WebAssembly modules (https://github.com/nodejs/node/issues/64500). With
 * this limit on the number of calls, V8 uses its general wrapper instead. The embedded database is equally fast.
 */
export const withoutCompiledWrappers = '--wasm-wrapper-tiering-budget=1000000000';

const nodeArguments = [
  withoutCompiledWrappers,
  '--conditions=tuanbao-source',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8', // MB; a request needs little memory, and an idle server keeps three of these spaces
];

/** Arguments with which Node runs the built server. */
export const serverArguments = [...nodeArguments, join(root, 'app/server/dist/start.mjs')];

/** Arguments with which Node runs the server from its sources, without a build. */
export const sourceArguments = [...nodeArguments, join(root, 'app/server/start.ts')];

/** Environment variables of the server's process that aren't settings of the server. */
export const serverEnvironment = {
  // Folder in which Node keeps compiled code, so that the code isn't compiled at every start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tuanbao/compiled'),
  // With this value, glibc returns free memory to the system after the embedded database was compiled. Other C
  // libraries ignore the variable.
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
