import { longestTask, taskCategories } from '../../../lib/longestTask.mjs';
import { open, peakMemory } from '../clocks.mjs';

const importOf = (file, label) => async (browser, address) => {
  const view = await open(browser, address);
  const { value: bytes } = await view.act('prepare', file);
  if (!bytes) throw new Error(`no roster ${file}`);
  const { value } = await view.act('run');
  const memory = await peakMemory(browser);
  await view.close();
  return {
    [`${label} ms`]: value.total,
    [`${label} longest block ms`]: value.longest,
    [`${label} peak memory MiB`]: memory,
    [`${label} rows`]: value.rows,
    [`${label} rows with problems`]: value.errors,
  };
};

/** The longest task of the page while 10,000 persons arrive; on its own, because writing the trace takes time. */
async function tasks(browser, address) {
  const view = await open(browser, address);
  await view.act('prepare', 'clean-10000.xlsx');
  await browser.startTracing(view.page, { categories: taskCategories });
  await view.act('run');
  const { cpu } = longestTask(await browser.stopTracing());
  await view.close();
  return { '10k longest task cpu': cpu };
}

/** A roster file from its bytes to checked persons in the page. */
export const scenarios = [importOf('clean-10000.xlsx', '10k'), importOf('clean-100000.xlsx', '100k'), tasks];
