import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';

import { buildTargets } from '../library/browsers.config.ts';
import { rememberedAppearance, showAppearance } from './client/platform/theme/firstPaint.ts';
import { mockServer } from './mock/mockServer.ts';

/** Where `vite dev` finds the server. */
const server = process.env['TUANBAO_SERVER'] ?? 'http://127.0.0.1:8080';

const firstPaintScript = `(${showAppearance.toString()})(document,(${rememberedAppearance.toString()})(()=>window.localStorage))`;

/** Puts the script that chooses the theme into the head, before anything is painted; the server's policy allows it by its hash. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first paint -->', () => `<script>${firstPaintScript}</script>`),
  },
};

/** Puts the notice for browsers that are too old into the head, apart from scripts that these can't parse. */
const oldBrowser: Plugin = {
  name: 'old-browser',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const script = await readFile(join(import.meta.dirname, 'client/platform/firstScreen/oldBrowser.js'), 'utf8');
      const { code } = await minify('oldBrowser.js', script, { compress: { target: 'es2015' } });
      return html.replace('<!-- old browser -->', () => `<script>${code.trim()}</script>`);
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'client/public',
  plugins: [
    react(),
    firstPaint,
    oldBrowser,
    mockServer,
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: {
    conditions: ['tuanbao-source', 'module', 'browser', 'development|production'],
  },
  /** Vite marks every script and style with it, styled-components and react-aria find it in the `csp-nonce` meta; the server replaces it per answer. */
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTargets,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 550, // kB of the first piece, minified; its limit is in gzip (`npm run bench -- startup`)
    rolldownOptions: {
      // what the first screen needs comes in one piece: thirty pieces weigh more and come later
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': server, '/oauth': server, '/sandbox': server } },
});
