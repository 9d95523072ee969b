import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  // TB_SCHEME=dark runs every story, and its axe check, in the dark scheme.
  define: { 'import.meta.env.TB_SCHEME': JSON.stringify(process.env['TB_SCHEME'] ?? 'light') },
});
