import { dirname, join, relative } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'server/dist');

/** Packages of the bucket's client. The server loads them when it sends the first request to a bucket. */
const bucketClient = ['@aws-sdk/client-s3', '@aws-sdk/s3-presigned-post', '@aws-sdk/s3-request-presigner'];

/**
 * Packages that aren't bundled, because they read files from their own folder or aren't needed at every start. They are
 * loaded from node_modules.
 */
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

/** Returns the relative path from the built server to a source, as a string literal. */
const wayTo = (path: string) => JSON.stringify(relative(outDir, path).replaceAll('\\', '/'));

/** Plugin that lets a module find the files next to its source, regardless of the output folder. */
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

/**
 * Bundles the server and its packages into one file, and keeps names and line breaks. Without the bundle, the server
 * would read a thousand files, which would take a third of the start time.
 */
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
    emptyOutDir: false, // a running server keeps its file
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
