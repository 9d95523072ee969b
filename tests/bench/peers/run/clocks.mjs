import { readFileSync } from 'node:fs';

import { chromium } from 'playwright';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Options of Chromium that keep measurements comparable. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
];

/** Starts Chromium with `flags`. */
export const launch = () => chromium.launch({ executablePath: chromiumPath, args: flags });

/** Returns the CPU time of an action in ms: `cpu` for the main thread, and `script` for its JavaScript. */
const costOf = (before, after) => ({
  cpu: (after.TaskDuration - before.TaskDuration) * 1e3,
  script: (after.ScriptDuration - before.ScriptDuration) * 1e3,
});

/** Opens a subject in a new page. Returns functions that measure the subject. */
export async function open(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === '1');

  const metrics = async () => {
    const answer = await session.send('Performance.getMetrics');
    return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
  };
  const idle = (ms = 300) => page.evaluate((pause) => window.bench.idle(pause), ms);
  const measured = async (work) => {
    const before = await metrics();
    const result = await work();
    await idle();
    return { ...result, ...costOf(before, await metrics()) };
  };

  return {
    page,
    idle,
    /** Returns the size of the JavaScript heap in MiB after two garbage collections. */
    async heap() {
      for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
      return (await metrics()).JSHeapUsedSize / 1048576;
    },
    elements: () => page.evaluate(() => window.bench.dom()),
    mount: (options) => measured(() => page.evaluate((given) => window.bench.mount(given), options)),
    act: (name, ...args) =>
      measured(() => page.evaluate(([act, given]) => window.bench.act(act, ...given), [name, args])),
    has: (kind, key) => page.evaluate(([of, name]) => window.bench.has(of, name), [kind, key]),
    subject: (key) => page.evaluate((name) => window.bench.subject[name], key),
    async spot(...args) {
      const point = await page.evaluate((given) => window.bench.spot(...given), args);
      if (!point) throw new Error(`not on screen: ${args.join(' ')}`);
      return point;
    },
    /** Measures one real input until the subject's condition `key` is true on the screen. */
    async interact(key, args, input, { settle = 300, from } = {}) {
      await page.evaluate(([until, given, events]) => window.bench.arm(until, given, events), [key, args, from]);
      const before = await metrics();
      await input();
      const { ms, frames } = await page.evaluate(() => window.bench.armed());
      await idle(settle);
      return { ms, frames, ...costOf(before, await metrics()) };
    },
    async scroll(step, frames) {
      const before = await metrics();
      const result = await page.evaluate(([by, count]) => window.bench.scroll(by, count), [step, frames]);
      return { ...result, cpuPerFrame: costOf(before, await metrics()).cpu / frames };
    },
    async close() {
      await context.close();
      if (errors.length > 0) throw new Error(errors.join('; '));
    },
  };
}

/** Maximum resident memory (MiB) of one page process of the browser, including its workers. Linux only. */
export async function peakMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.max(...peaks);
}
