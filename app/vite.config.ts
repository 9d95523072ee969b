import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';

import { buildTargets } from '../library/browsers.config.ts';
import { rememberedAppearance, showAppearance } from './client/platform/theme/firstPaint.ts';
import { mockServer } from './mock/mockServer.ts';

/** Address of the server to which `vite dev` forwards calls. */
const server = process.env['TUANBAO_SERVER'] ?? 'http://127.0.0.1:8080';

const firstPaintScript = `(${showAppearance.toString()})(document,(${rememberedAppearance.toString()})(()=>window.localStorage))`;

/**
 * Plugin that adds the script for the theme to the page's head, so that it runs before the first paint. The Content
 * Security Policy of the server allows the script by its hash.
 */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first paint -->', () => `<script>${firstPaintScript}</script>`),
  },
};

/**
 * Plugin that adds the notice for outdated browsers to the page's head. It is a separate script, because these browsers
 * can't parse the others.
 */
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
  /**
   * Placeholder that the server replaces with a new nonce in each response. Vite adds it to all scripts and styles;
   * styled-components and react-aria read it from the meta element `csp-nonce`.
   */
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTargets,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 550, // kB of the first file, minified; `npm run bench -- startup` limits its gzip size
    rolldownOptions: {
      // the code of the first screen is one file, because thirty files are larger in total and load later
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': server, '/oauth': server, '/sandbox': server } },
});
