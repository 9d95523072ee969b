import { open } from '../clocks.mjs';
import { median } from '../report.mjs';

const frames = 90;

/**
 * Types ten keys into the focused cell. If the second key takes more than 400 ms of CPU time, types only four keys.
 * Returns the measurements without those of the first keys.
 */
async function keys(view) {
  let { length } = await view.page.evaluate(() => document.activeElement.value);
  const strokes = [];
  for (const key of 'abcdefghij') {
    if (strokes.length >= 4 && strokes[1].cpu > 400) break;
    const options = { settle: 90, from: ['keydown', 'beforeinput'] };
    strokes.push(await view.interact('typed', [++length], () => view.page.keyboard.type(key), options));
  }
  // The first keys are left out, because their code isn't compiled yet.
  return strokes.slice(strokes.length > 6 ? 2 : 1);
}

/** Rows whose cells are edited one after another, as by a user who corrects a roster. */
const editedRows = [3, 4, 5, 6, 7];

/** Opens a cell, writes into it and commits the value. */
async function editCell(view, row, write) {
  const how = await view.subject('edit');
  const { x, y } = await view.spot('cell', row, 'name');
  await view.page.mouse.move(x, y);
  const click = () => (how === 'dblclick' ? view.page.mouse.dblclick(x, y) : view.page.mouse.click(x, y));
  const opened = await view.interact('editing', [], click);
  // Moves the cursor to the end of the text without the End key, because some grids handle that key themselves.
  await view.page.evaluate(() => {
    const { activeElement: field } = document;
    field.setSelectionRange?.(field.value.length, field.value.length);
  });
  await view.idle(100);
  const strokes = await write();
  const text = await view.page.evaluate(() => document.activeElement.value);
  const committed =
    how === 'input'
      ? undefined
      : await view.interact('committed', [row, 'name', text], () => view.page.keyboard.press('Enter'));
  return { strokes, editor: opened.cpu, commit: committed?.cpu };
}

async function edit(view) {
  const edits = [];
  for (const [index, row] of editedRows.entries()) {
    const write = index === 0 ? () => keys(view) : () => view.page.keyboard.insertText('安');
    edits.push(await editCell(view, row, write));
  }
  const [{ strokes, commit }] = edits;
  return {
    'editor cpu': median(edits.map(({ editor }) => editor)),
    'key cpu': median(strokes.map(({ cpu }) => cpu)),
    'key frames, worst': Math.max(...strokes.map((stroke) => stroke.frames)),
    'commit cpu': commit === undefined ? undefined : median(edits.map((edited) => edited.commit)),
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

/**
 * Runs an action several times and returns the median of its CPU time. A single measurement depends more on the machine
 * than on the table.
 */
async function repeated(view, times, name) {
  const done = [];
  for (let time = 0; time < times; time++) done.push(await view.act(name));
  return { cpu: median(done.map(({ cpu }) => cpu)), value: done.at(-1).value };
}

async function insert(view) {
  if (!(await view.subject('canInsert'))) return undefined;
  await view.act('prepareInsert', 1000);
  // Garbage is collected first, so that memory from earlier actions doesn't slow down the measured action.
  await view.heap();
  return (await view.act('insert')).cpu;
}

async function actIfAny(view, name) {
  if (await view.has('acts', name)) await view.act(name);
}

/** Pastes a block over the first 1,000 rows and undoes the paste. Returns `{}` if the subject can't paste blocks. */
async function pasteAndUndo(view) {
  if (!(await view.has('acts', 'paste'))) return {};
  await actIfAny(view, 'preparePaste');
  const before = (await view.act('model', 0, 'name')).value;
  const { x, y } = await view.spot('cell', 0, 'name');
  await view.page.mouse.click(x, y);
  await view.idle();
  const pasted = await view.act('paste', 1000);
  await view.idle();
  const undone = await view.interact('committed', [0, 'name', before], () => view.page.keyboard.press('Control+z'));
  await actIfAny(view, 'finishPaste');
  return { 'paste 1,000 × 8 ms': pasted.ms, 'undo the paste ms': undone.ms };
}

/** Limit in ms of CPU time. A subject that takes longer to mount is visited only once. */
const tooSlow = 500;

/**
 * Scenario with a roster of `persons` persons: the page mounts, cells are edited, the table is scrolled and checked,
 * and rows are added.
 */
function rosterOf(persons, label, visits, judgedVisits = visits) {
  const visit = async (browser, address) => {
    const view = await open(browser, address);
    const most = await view.subject('maxRows');
    const figures = most !== null && persons > most ? {} : await usedWith(view, persons);
    await view.close();
    return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${label} ${name}`, value]));
  };
  return Object.assign(visit, {
    visits,
    judgedVisits,
    isTooSlow: (figures) => !(figures[`${label} mount cpu`] <= tooSlow),
  });
}

async function usedWith(view, persons) {
  await view.act('prepare', persons);
  const empty = await view.heap();
  const mount = await view.mount({});
  const heap = (await view.heap()) - empty;
  const atFirst = await view.elements();
  const figures = {
    'mount cpu': mount.cpu,
    'heap MiB': heap,
    ...(await edit(view)),
    ...(await scroll(view)),
    elements: Math.max(atFirst, await view.elements()),
  };
  const checked = await repeated(view, 3, 'validate');
  figures['check all cpu'] = checked.cpu;
  figures['rows with problems'] = checked.value;
  figures['insert 1,000 cpu'] = await insert(view);
  return { ...figures, ...(await pasteAndUndo(view)) }; // Comes last, because pasting changes the page.
}

// The first run of an action in a page varies most. So the subjects that limits compare are visited more often.
export const scenarios = [rosterOf(200, '200', 1), rosterOf(1000, '1k', 3, 5), rosterOf(100_000, '100k', 2)];
