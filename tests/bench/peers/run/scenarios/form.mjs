import { open } from '../clocks.mjs';
import { median } from '../report.mjs';

/**
 * Number of visits for each form. A key needs little CPU time, so the result of a single visit depends mainly on the
 * machine.
 */
const visits = 3;

const typed = (persons) => async (browser, address) => {
  const view = await open(browser, `${address}?persons=${persons}`);
  const mount = await view.mount({});
  const { x, y } = await view.spot('field', 5);
  await view.page.mouse.click(x, y);
  await view.idle(300);
  let { length } = await view.page.evaluate(() => document.activeElement.value);
  const strokes = [];
  for (const key of 'abcdefghijkl') {
    const options = { settle: 90, from: ['keydown', 'beforeinput'] };
    strokes.push(await view.interact('typed', [++length], () => view.page.keyboard.type(key), options));
  }
  await view.page.keyboard.press('Tab');
  await view.idle(200);
  const { value } = await view.act('model', 5);
  if (!value.endsWith('l')) throw new Error(`the form holds ${value}`);
  await view.close();
  return {
    [`${persons} mount cpu`]: mount.cpu,
    [`${persons} key cpu`]: median(strokes.slice(2).map(({ cpu }) => cpu)),
  };
};

const typingWith = (persons) => Object.assign(typed(persons), { visits });

/** Keys are typed into one of forty fields while the form also contains a roster. */
export const scenarios = [typingWith(500), typingWith(5000)];
