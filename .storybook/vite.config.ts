import { globSync, readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTargets } from '../library/browsers.config.ts';
import { staticStyles } from '../library/build/staticStyles.ts';

/** The modules of react-aria that the library's source files import. */
const importedByTheLibrary = globSync(`${import.meta.dirname}/../library/src/**/*.{ts,tsx}`)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '((?:react-aria|@internationalized)[^']*)'/g)])
  .map(([, specifier]) => specifier ?? '');

export default defineConfig({
  plugins: [staticStyles(), react()],
  resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: buildTargets },
  // Dependencies that Vite prepares at the start. If Vite finds a dependency later, in a module that is loaded on
  // demand, Vite reloads the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@mui/material',
      'antd',
      'fflate',
      'formik',
      'papaparse',
      'read-excel-file/universal',
      'react-router-dom',
      'swr',
      'yup',
      ...new Set(importedByTheLibrary),
    ],
  },
});
