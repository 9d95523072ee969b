import { median, open } from './browser.mjs';

const persons = 500;
/** The edited columns: a plain text, a number with a check digit, a date, and an occupation code. */
const columns = ['name', 'idNo', 'birthday', 'occupationCode'];
const settleMs = 90;

async function keysOf(browser, address) {
  const { page, cpu, close } = await open(browser, address, persons);
  const keys = [];
  for (const [at, column] of columns.entries()) {
    await page.click(`[aria-rowindex="${at + 4}"] [data-column="${column}"]`);
    await page.keyboard.press('F2'); // In our table a click only selects the cell; F2 opens its editor.
    await page.waitForTimeout(200);
    await page.keyboard.press('End');
    let length = await page.evaluate(() => document.activeElement.value.length);
    for (const [stroke, key] of Array.from('123456789012').entries()) {
      await page.evaluate((expected) => window.bench.armKey(expected), ++length);
      const before = await cpu();
      await page.keyboard.type(key);
      const frames = await page.evaluate(() => window.bench.key());
      await page.waitForTimeout(settleMs);
      // The first keys are left out, because their code isn't compiled yet.
      if (stroke >= 2) keys.push({ cpu: (await cpu()) - before, frames });
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
  }
  await close();
  return keys;
}

const cpuOf = (keys) => median(keys.map(({ cpu }) => cpu));

/**
 * Types keys into cells of our table and of the floor, a table without a framework. The two tables take turns, so that
 * the state of the machine is the same for both.
 */
export async function measureTable(browser, address) {
  const ours = [];
  const floor = [];
  for (let run = 0; run < 3; run++) {
    floor.push(...(await keysOf(browser, `${address}/table/floor-dom.html`)));
    ours.push(...(await keysOf(browser, `${address}/table/ours.html`)));
  }
  const ratio = cpuOf(ours) / cpuOf(floor);
  const worst = Math.max(...ours.map(({ cpu }) => cpu));
  const late = ours.filter(({ frames }) => frames > 1).length;
  return [
    { name: 'key, floor', value: cpuOf(floor), unit: 'ms cpu' },
    { name: 'key, ours', value: cpuOf(ours), unit: 'ms cpu' },
    { name: 'key, ours to floor', value: ratio, unit: '×', limit: 1.5 },
    { name: 'key, worst of ours', value: worst, unit: 'ms cpu', limit: 1000 / 60 },
    { name: 'keys later than the next frame', value: late, unit: `of ${ours.length}`, limit: 0 },
  ];
}
