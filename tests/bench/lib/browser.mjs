import { chromium } from 'playwright';

import { chromiumOptions } from '../../setup/chromium.mjs';

/** Starts Chromium without background traffic, so that measurements are comparable. */
export const launch = () =>
  chromium.launch(chromiumOptions({ args: ['--disable-background-networking', '--no-first-run'] }));

/** Opens a subject in a new page and mounts it. If the page reports an error, `close` throws it. */
export async function open(browser, address, persons) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.evaluate((count) => window.bench.mount(count), persons);
  await page.waitForTimeout(500);
  /** CPU time in milliseconds that the page's main thread has used so far. */
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const close = async () => {
    await page.close();
    if (errors.length > 0) throw new Error(`${address}: ${errors.join('; ')}`);
  };
  return { page, cpu, close };
}

/** Returns the median of some numbers; for an even count, the larger of the two middle numbers. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
