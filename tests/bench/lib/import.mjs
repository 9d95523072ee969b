import { join } from 'node:path';

import { median, open } from './browser.mjs';
import { longestTask, taskCategories } from './longestTask.mjs';

const roster = join(import.meta.dirname, '../../fixtures/rosters/clean-10000.xlsx');

async function importOnce(browser, address) {
  const { page, close } = await open(browser, address, 0);
  await browser.startTracing(page, { categories: taskCategories });
  const started = performance.now();
  await page.setInputFiles('input[type="file"]', roster);
  const confirm = page.getByRole('button', { name: '导入 10,000 人' });
  await confirm.waitFor();
  const read = performance.now() - started;
  await confirm.click();
  await page.getByText('共 10,000 人').waitFor();
  await page.waitForTimeout(500);
  const tasks = longestTask(await browser.stopTracing());
  await close();
  return { read, ...tasks };
}

/** Imports 10,000 persons from a file into the table, through the dialog and its worker. */
export async function measureImport(browser, address) {
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await importOnce(browser, `${address}/import/ours.html`));
  return [
    { name: 'import 10,000, until read', value: median(runs.map(({ read }) => read)), unit: 'ms' },
    { name: 'import 10,000, longest task', value: median(runs.map(({ longest }) => longest)), unit: 'ms', limit: 50 },
    { name: 'import 10,000, longest task', value: median(runs.map(({ cpu }) => cpu)), unit: 'ms cpu' },
  ];
}
