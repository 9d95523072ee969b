import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { staticStyles } from '../../../library/build/staticStyles.ts';

const bench = join(import.meta.dirname, '..');

/** Builds the pages for production from the library's source files. Returns the folder of the built pages. */
export async function buildPages(pages) {
  const outDir = join(bench, '../../node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(bench, 'subjects'),
    base: './',
    plugins: [staticStyles(), react()],
    resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'production'] },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: pages.map((page) => join(bench, 'subjects', `${page}.html`)) },
    },
  });
  return outDir;
}
