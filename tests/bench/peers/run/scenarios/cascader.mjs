import { open } from '../clocks.mjs';

/** Moves to a part first, so that a click doesn't pay for hovering. */
async function clickOn(view, ...spot) {
  const { x, y } = await view.spot(...spot);
  await view.page.mouse.move(x, y);
  return () => view.page.mouse.click(x, y);
}

async function openAndPick(browser, address) {
  const view = await open(browser, address);
  const empty = await view.heap();
  const mount = await view.mount({ count: 1 });
  const opened = await view.interact('option', ['河北省'], await clickOn(view, 'trigger'));
  const drill = await view.interact('option', ['石家庄市'], await clickOn(view, 'option', '河北省'));
  const deeper = await view.interact('option', ['长安区'], await clickOn(view, 'option', '石家庄市'));
  const pick = await view.interact('picked', [], await clickOn(view, 'option', '长安区'));
  const heap = (await view.heap()) - empty;
  await view.close();
  return {
    'mount cpu': mount.cpu,
    'open cpu': opened.cpu,
    'open ms': opened.ms,
    'drill cpu': (drill.cpu + deeper.cpu) / 2,
    'pick cpu': pick.cpu,
    'heap used MiB': heap,
  };
}

async function search(browser, address) {
  const view = await open(browser, address);
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
  await view.close();
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

/** A reader opens, drills, picks and searches; then a page with fifty of them. */
export const scenarios = [openAndPick, search, fifty];
