import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { rememberedAppearance, showAppearance } from './client/theme/firstPaint.ts';

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

/** Tells the browser to compile the functions of the first piece beside the download, not in the page's thread and twice. */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const piece of Object.values(bundle)) {
        if (piece.type === 'chunk' && piece.isEntry) piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`;
      }
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'client/public',
  plugins: [
    react(),
    firstPaint,
    compiledAhead,
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    conditions: ['tuanbao-source', 'module', 'browser', 'development|production'],
    /** A tenth of the first load, and nothing in the page would ask it. */
    alias: { yup: join(import.meta.dirname, 'client/data/unaskedSchemas.ts') },
  },
  /** Vite marks every script and style with it, styled-components and react-aria find it in the `csp-nonce` meta; the server replaces it per answer. */
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // what the first screen needs comes in one piece: thirty pieces weigh more and come later
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': server, '/oauth': server, '/sandbox': server } },
});
