import { globSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  oxc: {
    plugins: {
      styledComponents: { pure: true, displayName: true, fileName: false, ssr: true, minify: true, namespace: 'tb' },
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: true,
    minify: false,
    lib: {
      entry: globSync(['src/{components,widgets}/*/index.ts', 'src/{domain,i18n}/**/*.ts', 'src/formik/*.tsx'], {
        cwd: import.meta.dirname,
      }),
      formats: ['es'],
    },
    rolldownOptions: {
      // every bare import stays an import: the consumer's bundler dedupes and shakes
      external: (id) => !/^[./]|^\0|^[a-z]:/i.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
