import { join } from 'node:path';

import { median, open } from './browser.mjs';

const roster = join(import.meta.dirname, '../../fixtures/rosters/clean-10000.xlsx');

const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';

/** Microseconds of a trace as milliseconds, the largest of them. */
const largest = (values) => Math.max(...values) / 1000;

/** Milliseconds of the longest task of the page's main thread in a trace, and of its CPU time. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  return { longest: largest(tasks.map(({ dur }) => dur ?? 0)), cpu: largest(tasks.map(({ tdur }) => tdur ?? 0)) };
}

async function importOnce(browser, address) {
  const { page, close } = await open(browser, address, 0);
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const started = performance.now();
  await page.setInputFiles('input[type="file"]', roster);
  const confirm = page.getByRole('button', { name: '导入 10000 人' });
  await confirm.waitFor();
  const read = performance.now() - started;
  await confirm.click();
  await page.getByText('共 10000 人').waitFor();
  await page.waitForTimeout(500);
  const tasks = longestTask(await browser.stopTracing());
  await close();
  return { read, ...tasks };
}

/** 10,000 persons from the file into the table, through the dialog and its worker. */
export async function measureImport(browser, address) {
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await importOnce(browser, `${address}/import/ours.html`));
  return [
    { name: 'import 10,000, until read', value: median(runs.map(({ read }) => read)), unit: 'ms' },
    { name: 'import 10,000, longest task', value: median(runs.map(({ longest }) => longest)), unit: 'ms', limit: 50 },
    { name: 'import 10,000, longest task', value: median(runs.map(({ cpu }) => cpu)), unit: 'ms cpu' },
  ];
}
