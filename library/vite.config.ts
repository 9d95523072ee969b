import { globSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { buildTargets } from './browsers.config.ts';
import { staticStyles } from './build/staticStyles.ts';

const views = 'src/{components,widgets}/*';

/**
 * Leaves `new Worker(new URL('./x.js', import.meta.url))` for the consumer's bundler, which finds `x.js` beside the file.
 * Vite would bundle the worker and write an address that holds on our server only. The stand-ins are as long as what they
 * stand for, so that the source maps stay true.
 */
const workersBesideTheirCallers: Plugin = {
  name: 'tuanbao:workers-beside-their-callers',
  enforce: 'pre',
  transform: {
    filter: { code: /new Worker\(new URL\(/ },
    handler: (code) => ({
      code: code.replaceAll(/(new Worker\(new URL\('\.\/\w+\.)ts(', )import\.meta\.url/g, '$1js$2import_meta_url'),
      map: null,
    }),
  },
  renderChunk: (code) =>
    code.includes('import_meta_url') ? code.replaceAll('import_meta_url', 'import.meta.url') : null,
};

export default defineConfig({
  plugins: [staticStyles({ sheet: 'styles.css' }), react(), workersBesideTheirCallers],
  build: {
    target: buildTargets,
    sourcemap: true,
    minify: false,
    lib: {
      entry: globSync(
        [
          `${views}/index.ts`,
          `${views}/*.messages.ts`,
          `${views}/*Worker.ts`,
          'src/{domain,i18n,products}/**/*.ts',
          'src/samples/*.ts',
          'src/testing/{dom,playwright}.ts',
          'src/formik/*.tsx',
          'src/locales/*.ts',
          'src/spreadsheet/writeWorkbook{,InWorker,Worker}.ts',
        ],
        { cwd: import.meta.dirname },
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      // the plugin above moves nothing: the maps hold
      onLog: (level, log, report) => {
        if (log.code !== 'SOURCEMAP_BROKEN' || log.plugin !== workersBesideTheirCallers.name) report(level, log);
      },
      // every bare import stays an import: the consumer's bundler dedupes and shakes. papaparse is no ES module, and a dev
      // server doesn't look for those behind a worker: it comes along as one.
      external: (id) => id !== 'papaparse' && !/^[./]|^\0|^[a-z]:/i.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm leaves every folder called node_modules out of a package
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
        // views and what calls hooks belong to the client where the consumer renders server components
        banner: ({ name }) =>
          /^((components|widgets)\/\w+\/index|formik\/\w+|i18n\/(useMessages|ReplacedMessagesContext))$/.test(name)
            ? "'use client';"
            : '',
      },
    },
  },
});
