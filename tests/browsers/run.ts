import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startRealServer } from '../journeys/support/realServer.ts';
import { openAtlas } from './atlas.ts';
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

/** Saves a picture of the browser's window. Returns its path, or the reason why no picture could be taken. */
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

/**
 * Runs a stage in a browser. Returns the reason why it fails; null if it succeeds. An error that a page has logged is a
 * failure too.
 */
async function faultOf({ take }: Stage, browser: Driver): Promise<string | null> {
  try {
    await take(new User(browser));
    const errors = await browser.takeErrors();
    return errors.length === 0 ? null : `errors in the pages: ${[...new Set(errors)].join(' · ')}`;
  } catch (error) {
    return String(error);
  }
}

/**
 * Runs the stages in one browser until one fails. Prints the result of each stage. For a failed stage, saves a picture.
 * Returns true if no stage fails.
 */
async function takeAll(stages: readonly Stage[], start: () => Promise<Driver>): Promise<boolean> {
  const browser = await start();
  process.stdout.write(`${browser.name}\n`);
  try {
    for (const stage of stages) {
      const startedAt = Date.now();
      const fault = await faultOf(stage, browser);
      const row = `${stage.name} (${secondsSince(startedAt)})`;
      process.stdout.write(fault === null ? `  ok      ${row}\n` : `  FAILED  ${row}: ${fault}\n`);
      if (fault === null) continue;
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
    /** Leaves out the galleries and the atlas, and runs only the journey. */
    smoke: { type: 'boolean', default: false },
    /** Runs only the screens of the atlas. */
    atlas: { type: 'boolean', default: false },
    /** Path of Firefox. If it isn't given, Firefox is left out. */
    firefox: { type: 'string' },
    /** Path of WebKitGTK's MiniBrowser. If it isn't given, WebKit is left out. */
    webkit: { type: 'string' },
  },
});

// On a signal, the process exits normally, so that exit handlers end the browsers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const server = values.atlas ? null : await startRealServer();
const storybook = values.smoke ? null : await serveStorybook(storybookFolder);
const stories: readonly Stage[] = storybook
  ? [
      { name: 'galleries', take: ({ browser }) => openGalleries(browser, storybookFolder, storybook.url) },
      { name: 'atlas', take: ({ browser }) => openAtlas(browser, storybookFolder, storybook.url, results) },
    ]
  : [];
const stages = [...(server ? mainJob(server) : []), ...stories].filter(({ name }) => !values.atlas || name === 'atlas');
const { firefox, webkit } = values;
const starts: readonly (() => Promise<Driver>)[] = [
  ...(firefox === undefined ? [] : [() => startFirefox(firefox)]),
  ...(webkit === undefined ? [] : [() => startWebKit(webkit)]),
];
if (starts.length === 0) throw new Error('name a browser: --firefox <program>, --webkit <program>');
let isFine = true;
try {
  for (const start of starts) isFine = (await takeAll(stages, start)) && isFine;
} finally {
  storybook?.stop();
  await server?.stop();
}
process.exit(isFine ? 0 : 1);
