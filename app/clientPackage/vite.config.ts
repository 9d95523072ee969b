import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const app = join(import.meta.dirname, '..');

/** Modules of the contract that declare calls: each has its schemas beside it. */
const calls = globSync('contract/*.schema.ts', { cwd: app }).map((file) => file.replace('.schema', ''));

const from = (file: string): string => `file://${join(import.meta.dirname, 'dist/contract', file)}`;

/** Writes the OpenAPI document of the agents' calls into the package. */
const openApiDocument: Plugin = {
  name: 'tuanbao:openapi',
  async closeBundle() {
    const { openApiOf } = (await import(from('openApi.js'))) as typeof import('../contract/openApi.ts');
    const { callsWithSchemas } = (await import(from('schemas.js'))) as typeof import('../contract/schemas.ts');
    const document = openApiOf([...callsWithSchemas.keys()], (call) => {
      const schemas = callsWithSchemas.get(call);
      if (!schemas) throw new Error(`${call.path} has no schemas`);
      return schemas;
    });
    writeFileSync(join(import.meta.dirname, 'dist/openapi.json'), `${JSON.stringify(document)}\n`);
  },
};

export default defineConfig({
  plugins: [openApiDocument],
  build: {
    target: 'es2022',
    sourcemap: false,
    minify: false,
    lib: {
      entry: [
        ...['index', 'swr', 'msw'].map((name) => join(import.meta.dirname, `entry/${name}.ts`)),
        ...[...calls, 'contract/openApi.ts', 'contract/schemas.ts'].map((file) => join(app, file)),
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^[./]|^\0|^[a-z]:/i.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: app,
        entryFileNames: '[name].js',
        banner: ({ name }) => (name.endsWith('/swr') ? "'use client';" : ''),
      },
    },
  },
});
