// Renders the galleries of all components and widgets on a server, and hydrates them in Chromium. React's development
// build reports all differences between server and browser.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { root } from '../../app/start/install.mjs';
import { output } from './output.mjs';

const folder = join(root, 'tests/package/hydration');

const outDir = (side) => join(root, 'node_modules/.cache/tuanbao-hydration', side);

/** Bundles the code for the server or for the client from the built package, as an app does. */
const buildSide = (side) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir: outDir(side),
      target: 'es2023',
      minify: false,
      ...(side === 'server' && { ssr: true }),
      rolldownOptions: {
        input: join(folder, `${side}.tsx`),
        output: { entryFileNames: `${side}.mjs`, assetFileNames: `${side}[extname]` },
      },
    },
  });

/**
 * @returns the problems that React reports, each with its story. If a problem occurs only after other stories, it is
 * printed but not returned
 */
export async function hydrateGalleries(browser) {
  const { NODE_ENV } = process.env;
  await buildSide('server');
  await buildSide('client');
  // Vite's build has set NODE_ENV to `production`. With this value, npm would install no development dependencies, so
  // the old value is restored.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const env = { NODE_ENV: 'development' };
  const pages = await output(process.execPath, [join(outDir('server'), 'server.mjs')], { cwd: root, env });

  const answer = async (url, response) => {
    const type =
      url === '/pages'
        ? 'application/json'
        : url === '/'
          ? 'text/html'
          : url.endsWith('.css')
            ? 'text/css'
            : 'text/javascript';
    const body =
      url === '/'
        ? '<!doctype html><html lang="zh-CN"><link rel="stylesheet" href="/client.css"><body><script type="module" src="/client.mjs"></script></body></html>'
        : url === '/pages'
          ? pages
          : await readFile(join(outDir('client'), url)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, { 'content-type': type });
    response.end(body);
  };
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise((resolve) => server.listen(0, resolve));
  const hydrate = async (positions) => {
    const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    try {
      await page.goto(`http://localhost:${server.address().port}`, { waitUntil: 'load' });
      return await page.evaluate((chosen) => globalThis.hydrate(chosen), positions);
    } finally {
      await page.close();
    }
  };
  try {
    const complaints = [];
    // An earlier gallery in the same page can cause a problem. So each gallery with a problem is hydrated again in a
    // new page.
    for (const { position, words } of await hydrate()) {
      const alone = await hydrate([position]);
      if (alone.length === 0) process.stdout.write(`        only after other galleries: ${words}\n`);
      complaints.push(...alone.map((complaint) => complaint.words));
    }
    return [...new Set(complaints)];
  } finally {
    server.close();
  }
}
