import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  // what only workers or lazy screens import is found too late otherwise: the page would reload in the middle of a test
  optimizeDeps: { include: ['fflate', 'papaparse', 'read-excel-file/universal', 'react-router-dom', 'swr', 'yup'] },
  // TB_SCHEME=dark runs every story, and its axe check, in the dark scheme.
  define: { 'import.meta.env.TB_SCHEME': JSON.stringify(process.env['TB_SCHEME'] ?? 'light') },
});
