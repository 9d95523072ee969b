import { open, peakMemory } from '../clocks.mjs';

async function imported(browser, address, file, label) {
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
}

const importOf = (file, label, visits) =>
  Object.assign((browser, address) => imported(browser, address, file, label), { visits });

/**
 * Reads a roster file until the page shows its checked persons. The result is clock time, which varies, so several
 * visits are needed.
 */
export const scenarios = [importOf('clean-10000.xlsx', '10k', 7), importOf('clean-100000.xlsx', '100k', 3)];
