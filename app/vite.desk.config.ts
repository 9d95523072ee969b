import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTargets } from '../library/browsers.config.ts';
import { staticStyles } from '../library/build/staticStyles.ts';
import { compressedCopies } from './compressedCopies.ts';
import { pagePlugins } from './pagePlugins.ts';

/** Address of the server to which `vite dev` forwards calls. */
const server = process.env['TUANBAO_SERVER'] ?? 'http://127.0.0.1:8080';

/**
 * Builds the operators' desk. This is a separate build, so that the desk shares no file with the agents' app and
 * doesn't change the files that agents load.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    staticStyles(),
    react(),
    ...pagePlugins,
    compressedCopies,
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/desk',
    assetsDir: 'desk-assets',
    emptyOutDir: true,
    target: buildTargets,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      input: 'desk.html',
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': server } },
});
