import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A server with the sandbox: `npm start` in the repository of tuanbao, or `docker compose -f app/deploy/sandbox.yaml up`. */
const tuanbao = process.env['TUANBAO'] ?? 'http://localhost:8080';

// The browser calls its own origin, and the development server passes the calls on.
export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  server: { proxy: { '/api': tuanbao, '/oauth': tuanbao } },
});
