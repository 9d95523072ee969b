import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startRealServer } from '../journeys/support/realServer.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { openGalleries } from './galleries.ts';
import { mainJob, type Stage } from './journey.ts';
import { serveStorybook } from './storybookServer.ts';
import { User } from './user.ts';
import { startWebKit } from './webkit.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/browsers');
const storybookFolder = join(root, 'storybook-static');

const secondsSince = (startedAt: number) => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;

/** Keeps a picture of what a browser shows. Returns where. */
async function keepPicture(browser: Driver, stage: string): Promise<string> {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${browser.name} ${stage}.png`.replaceAll(/[^\w.]+/g, '-'));
  return browser.picture().then(
    (bytes) => {
      writeFileSync(file, bytes);
      return file;
    },
    (error: unknown) => `no picture: ${String(error)}`,
  );
}

/** Takes one stage. @throws Error where it fails or a page has logged an error */
async function take({ take: takeStage }: Stage, browser: Driver): Promise<void> {
  await takeStage(new User(browser));
  const errors = await browser.takeErrors();
  if (errors.length > 0) throw new Error(`errors in the pages: ${[...new Set(errors)].join(' · ')}`);
}

/** Takes the stages in one browser up to the first that fails; prints each, and keeps a picture of the failure. */
async function takeAll(stages: readonly Stage[], start: () => Promise<Driver>): Promise<boolean> {
  const browser = await start();
  process.stdout.write(`${browser.name}\n`);
  try {
    for (const stage of stages) {
      const startedAt = Date.now();
      const error: unknown = await take(stage, browser).then(
        () => null,
        (reason: unknown) => reason,
      );
      const row = `${stage.name} (${secondsSince(startedAt)})`;
      process.stdout.write(error === null ? `  ok      ${row}\n` : `  FAILED  ${row}: ${String(error)}\n`);
      if (error === null) continue;
      process.stdout.write(`          ${await keepPicture(browser, stage.name)}\n`);
      return false;
    }
    return true;
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    only: { type: 'string' },
    firefox: { type: 'string', default: '' },
    webkit: { type: 'string', default: '' },
  },
});

// browsers end with this process however it ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const server = await startRealServer();
const storybook = values.smoke ? null : await serveStorybook(storybookFolder);
const galleries: readonly Stage[] = storybook
  ? [{ name: 'galleries', take: ({ browser }) => openGalleries(browser, storybookFolder, storybook.url) }]
  : [];
const stages = [...mainJob(server), ...galleries];
const browsers = [
  { name: 'firefox', start: () => startFirefox(values.firefox) },
  { name: 'webkit', start: () => startWebKit(values.webkit) },
].filter(({ name }) => values.only === undefined || values.only === name);
let isFine = true;
try {
  for (const { start } of browsers) isFine = (await takeAll(stages, start)) && isFine;
} finally {
  storybook?.stop();
  await server.stop();
}
process.exit(isFine ? 0 : 1);
