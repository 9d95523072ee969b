import { globSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { buildTargets } from './browsers.config.ts';
import { staticStyles } from './build/staticStyles.ts';

const views = 'src/{components,widgets}/*';

/**
 * Keeps `new Worker(new URL('./x.js', import.meta.url))` in the built files, so that the bundler of the consuming app
 * builds the worker from `x.js` in the same folder. Otherwise Vite would bundle the worker and write an address that is
 * valid only on our server. While Vite transforms the code, the placeholder `import_meta_url` stands for
 * `import.meta.url`. All replacements keep the length of the text, so the source maps stay correct.
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
  plugins: [
    staticStyles({
      sheet: 'styles.css',
      sheetOfEntry: (entry) => {
        const name = /\/src\/((?:components|widgets)\/\w+)\/index\.ts$|\/src\/(formik\/\w+)\.tsx$/.exec(entry);
        return name ? `${name[1] ?? name[2]}/styles.css` : undefined;
      },
      inEverySheet: [join(import.meta.dirname, 'src/components/TuanbaoProvider/index.ts')],
    }),
    react(),
    workersBesideTheirCallers,
  ],
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
      // The plugin `workersBesideTheirCallers` returns no source maps. The existing maps stay correct, so the warning
      // is hidden.
      onLog: (level, log, report) => {
        if (log.code !== 'SOURCEMAP_BROKEN' || log.plugin !== workersBesideTheirCallers.name) report(level, log);
      },
      // Imports of packages stay imports, so that the bundler of the consuming app can share packages and remove unused
      // code. papaparse is included in the build: it isn't an ES module, and a development server doesn't convert such
      // packages in workers.
      external: (id) => id !== 'papaparse' && !/^[./]|^\0|^[a-z]:/i.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm doesn't publish folders that are named node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
        // Apps with React server components need this directive for modules with components or hooks.
        banner: ({ name }) =>
          /^((components|widgets)\/\w+\/index|formik\/\w+|i18n\/(useMessages|ReplacedMessagesContext))$/.test(name)
            ? "'use client';"
            : '',
      },
    },
  },
});
