import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  // Vite writes this stand-in into the scripts and links of the page; the server puts the nonce of each answer in its place
  html: { cspNonce: 'NONCE_OF_THE_ANSWER' },
});
