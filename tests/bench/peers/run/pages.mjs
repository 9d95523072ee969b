import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { staticStyles } from '../../../../library/build/staticStyles.ts';
import { home } from './subjects.mjs';

/** Folder of the built pages. */
export const pagesFolder = join(home, '../../../node_modules/.cache/bench-peers');

const page = (title) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>html,body{margin:0}body{font:14px/1.5 sans-serif}#root{padding:16px}html:root{--tb-font-family-sans:sans-serif}</style></head>
<body><div id="root"></div><script type="module" src="./entry.ts"></script></body></html>`;

/**
 * Builds the production page of a subject. Returns the gzip kilobytes of the code that is loaded first, without React.
 */
export async function buildPage(subject) {
  const source = join(pagesFolder, 'source', subject.id);
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), page(subject.id));
  writeFileSync(join(source, 'entry.ts'), `import ${JSON.stringify(relative(source, subject.file))};\n`);
  const outDir = join(pagesFolder, 'built', subject.id);
  await build({
    configFile: false,
    root: source,
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [staticStyles(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['tuanbao-source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom', 'styled-components', 'formik'],
      alias: { '@bench': join(home, 'lib') },
    },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 100_000,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
              { name: 'harness', test: /[\\/]bench[\\/]peers[\\/]lib[\\/]/, priority: 20 },
            ],
          },
        },
      },
    },
  });
  return firstLoadOf(join(outDir, 'assets'), readFileSync(join(outDir, 'index.html'), 'utf8'));
}

const imported = /(?:^|[;}\n])\s*(?:import|export)\b(?:[^'"()]*?from)?\s*["']\.\/([^"']+)["']/g;

/**
 * Returns the kilobytes (gzip) of a page's styles, and of the scripts that the page loads at once. Lazy chunks, React
 * and the code of the benchmark are left out.
 */
function firstLoadOf(assets, html) {
  const files = readdirSync(assets);
  const first = new Set();
  const visit = (name) => {
    if (first.has(name) || !files.includes(name)) return;
    first.add(name);
    for (const [, next = ''] of readFileSync(join(assets, name), 'utf8').matchAll(imported)) visit(next);
  };
  for (const [, name = ''] of html.matchAll(/src="\.\/assets\/([^"]+\.js)"/g)) visit(name);
  const kilobytes = (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length / 1024;
  const weigh = (names) => names.reduce((sum, name) => sum + kilobytes(name), 0);
  const scripts = [...first].filter((name) => !['react.js', 'harness.js'].includes(basename(name)));
  return { js: weigh(scripts), css: weigh(files.filter((name) => name.endsWith('.css'))) };
}
