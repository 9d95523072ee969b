import { open } from '../clocks.mjs';
import { median } from '../report.mjs';

const frames = 90;

/** Keys until one is too slow to wait for more of them. */
async function keys(view) {
  let { length } = await view.page.evaluate(() => document.activeElement.value);
  const strokes = [];
  for (const key of 'abcdefghij') {
    if (strokes.length >= 4 && strokes[1].cpu > 400) break;
    const options = { settle: 90, from: ['keydown', 'beforeinput'] };
    strokes.push(await view.interact('typed', [++length], () => view.page.keyboard.type(key), options));
  }
  return strokes.slice(strokes.length > 6 ? 2 : 1); // the first ones warm the path
}

async function edit(view) {
  const how = await view.subject('edit');
  const { x, y } = await view.spot('cell', 3, 'name');
  await view.page.mouse.move(x, y);
  const click = () => (how === 'dblclick' ? view.page.mouse.dblclick(x, y) : view.page.mouse.click(x, y));
  const opened = await view.interact('editing', [], click);
  // to the end of the text without the End key, which some grids take for their own
  await view.page.evaluate(() => {
    const { activeElement: field } = document;
    field.setSelectionRange?.(field.value.length, field.value.length);
  });
  await view.idle(100);
  const strokes = await keys(view);
  const text = await view.page.evaluate(() => document.activeElement.value);
  const commit =
    how === 'input'
      ? undefined
      : await view.interact('committed', [3, 'name', text], () => view.page.keyboard.press('Enter'));
  return {
    'editor cpu': opened.cpu,
    'key cpu': median(strokes.map(({ cpu }) => cpu)),
    'key frames, worst': Math.max(...strokes.map((stroke) => stroke.frames)),
    'commit cpu': commit?.cpu,
  };
}

async function scroll(view) {
  const step = await view.page.evaluate((count) => {
    const scroller = window.bench.subject.spots.scroller();
    return Math.max(4, Math.min(300, Math.floor((scroller.scrollHeight - scroller.clientHeight) / count)));
  }, frames);
  const { cpuPerFrame, over50 } = await view.scroll(step, frames);
  await view.page.evaluate(() => {
    window.bench.subject.spots.scroller().scrollTop = 0;
  });
  await view.idle(400);
  return { 'scroll cpu a frame': cpuPerFrame, 'scroll frames over 50 ms': over50 };
}

/** A roster of so many persons: shown, edited, scrolled, added to, checked. */
const rosterOf = (persons, label) => async (browser, address) => {
  const view = await open(browser, address);
  const most = await view.subject('maxRows');
  if (most !== null && persons > most) {
    await view.close();
    return {};
  }
  await view.act('prepare', persons);
  const empty = await view.heap();
  const mount = await view.mount({});
  const heap = (await view.heap()) - empty;
  const elements = await view.elements();
  const figures = {
    'mount cpu': mount.cpu,
    'heap MiB': heap,
    elements,
    ...(await edit(view)),
    ...(await scroll(view)),
  };
  if (await view.subject('canInsert')) figures['insert 1,000 cpu'] = (await view.act('insert', 1000)).cpu;
  const checked = await view.act('validate');
  await view.close();
  const all = { ...figures, 'check all cpu': checked.cpu, 'rows with problems': checked.value };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`${label} ${name}`, value]));
};

export const scenarios = [rosterOf(200, '200'), rosterOf(1000, '1k'), rosterOf(100_000, '100k')];
