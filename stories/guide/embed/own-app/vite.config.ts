import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Address of a sandbox server. Start a sandbox server with `npm start` in the repository of tuanbao, or with `docker
 * compose -f app/deploy/sandbox.yaml up`.
 */
const tuanbao = process.env['TUANBAO'] ?? 'http://localhost:8080';

// The browser sends requests to its own origin. The development server forwards them to the sandbox.
export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  server: { proxy: { '/api': tuanbao, '/oauth': tuanbao } },
});
