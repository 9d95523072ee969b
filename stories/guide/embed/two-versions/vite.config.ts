import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `vite build --mode orders` builds src/orders.tsx into dist/orders, with everything that it needs.
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  worker: { format: 'es' },
  base: `/${mode}/`,
  build: {
    outDir: `dist/${mode}`,
    rolldownOptions: {
      input: `src/${mode}.tsx`,
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
}));
