import { dirname, join, relative } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'server/dist');

/** Client of a bucket: loaded with the first request to one. */
const bucketClient = ['@aws-sdk/client-s3', '@aws-sdk/s3-presigned-post', '@aws-sdk/s3-request-presigner'];

/** What brings files of its own beside its code, or isn't wanted in every start: it is read where it is installed. */
const apart = [
  ...bucketClient,
  '@electric-sql/pglite',
  'nodemailer',
  'pdfkit',
  'pg',
  'piscina',
  'sharp',
  'unpdf',
  'zxing-wasm',
];

/** The way from the built server to a source, as a literal of its code. */
const wayTo = (path: string) => JSON.stringify(relative(outDir, path).replaceAll('\\', '/'));

/** Lets a module find what lies beside its source, wherever it is built to. */
const besideItsSource: Plugin = {
  name: 'beside-its-source',
  transform: {
    order: 'pre',
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', `new URL(${wayTo(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${wayTo(dirname(id))})`),
  },
};

/** The server and its packages in one file, names and lines kept: a thousand files to find and read are a third of a start. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [besideItsSource],
  ssr: {
    noExternal: true,
    external: apart,
    resolve: { conditions: ['tuanbao-source', 'node', 'module', 'development|production'] },
  },
  build: {
    ssr: 'server/start.ts',
    outDir,
    emptyOutDir: false, // a server that runs from it goes on
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
