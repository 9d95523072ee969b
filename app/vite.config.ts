import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite dev` finds the server. */
const server = process.env['TUANBAO_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'client/public',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  /** Vite marks every script and style with it, styled-components and react-aria find it in the `csp-nonce` meta; the server replaces it per answer. */
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/oauth': server, '/sandbox': server } },
});
