import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  // Vite writes this placeholder into the scripts and links of the page. The server replaces it with the nonce of each
  // response.
  html: { cspNonce: 'NONCE_OF_THE_ANSWER' },
});
