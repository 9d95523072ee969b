import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { startRealServer } from '../journeys/support/realServer.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { openGalleries } from './galleries.ts';
import { mainJob, type Stage } from './journey.ts';
import { User } from './user.ts';
import { startWebKit } from './webkit.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/browsers');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free port of the machine itself. */
async function serve(folder: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    try {
      const content = readFileSync(join(folder, path));
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, server };
}

const noteOf = (startedAt: number) => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;

/** Goes through the steps in one browser; says what failed and keeps a picture of it. */
async function goThrough(steps: readonly Stage[], start: () => Promise<Driver>): Promise<boolean> {
  const browser = await start();
  const user = new User(browser);
  let isFine = true;
  process.stdout.write(`${browser.name}\n`);
  for (const { name, take } of steps) {
    const startedAt = Date.now();
    try {
      await take(user);
      const errors = await browser.errors();
      if (errors.length > 0) throw new Error(`the pages complained: ${[...new Set(errors)].join(' · ')}`);
      process.stdout.write(`  ok      ${name} (${noteOf(startedAt)})\n`);
    } catch (error) {
      isFine = false;
      mkdirSync(results, { recursive: true });
      const picture = join(results, `${browser.name} ${name}.png`.replaceAll(/[/\s]+/g, '-'));
      await browser.picture().then(
        (bytes) => writeFileSync(picture, bytes),
        () => undefined,
      );
      process.stdout.write(`  FAILED  ${name} (${noteOf(startedAt)}): ${String(error)}\n          ${picture}\n`);
      break;
    }
  }
  await browser.close();
  return isFine;
}

const { values } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    only: { type: 'string' },
    firefox: { type: 'string', default: '' },
    webkit: { type: 'string', default: '' },
  },
});

const server = await startRealServer();
const storybook = values.smoke ? null : await serve(join(root, 'storybook-static'));
const steps: readonly Stage[] = [
  ...mainJob(server),
  ...(storybook ? [{ name: 'galleries', take: (user: User) => openGalleries(user, storybook.url) }] : []),
];
const browsers = [
  { name: 'firefox', start: () => startFirefox(values.firefox) },
  { name: 'webkit', start: () => startWebKit(values.webkit) },
].filter(({ name }) => values.only === undefined || values.only === name);
let isFine = true;
try {
  for (const { start } of browsers) isFine = (await goThrough(steps, start)) && isFine;
} finally {
  storybook?.server.close();
  await server.stop();
}
process.exit(isFine ? 0 : 1);
