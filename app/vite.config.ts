import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTargets } from '../library/browsers.config.ts';
import { staticStyles } from '../library/build/staticStyles.ts';
import { compressedCopies } from './compressedCopies.ts';
import { mockServer } from './mock/mockServer.ts';
import { pagePlugins } from './pagePlugins.ts';

/** Address of the server to which `vite dev` forwards calls. */
const server = process.env['TUANBAO_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'client/public',
  plugins: [
    staticStyles(),
    react(),
    ...pagePlugins,
    mockServer,
    compressedCopies,
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    conditions: ['tuanbao-source', 'module', 'browser', 'development|production'],
  },
  /**
   * Placeholder for a nonce. In each response with the page, the server replaces the placeholder by a new nonce. Vite
   * adds the placeholder to the scripts and styles of the page, and to the meta element `csp-nonce`, from which
   * react-aria reads the nonce.
   */
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true, // The server reads in it which files a screen loads.
    target: buildTargets,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 550, // kB of the first file, minified; `npm run bench -- startup` limits its gzip size
    rolldownOptions: {
      // The code of the first screen is bundled into one file. Thirty small files would be larger in total and would
      // load more slowly. Code that at least 20 other screens and parts share is bundled into a second file. With a
      // smaller number, this file has much code that a screen doesn't need.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'common', minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/oauth': server, '/sandbox': server } },
});
