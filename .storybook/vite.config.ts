import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
});
