import { open } from '../clocks.mjs';
import { mounting } from '../controls.mjs';

/** An agent opens a list of 1,500 branches, moves through it and searches it. */
async function openMoveAndSearch(browser, address) {
  const view = await open(browser, address);
  try {
    await view.mount({ count: 1 });
    const { x, y } = await view.spot('trigger');
    await view.page.mouse.move(x, y);
    const opened = await view.interact('open', [], () => view.page.mouse.click(x, y));
    const moved = await view.interact('open', [], () => view.page.keyboard.press('ArrowDown'), { from: ['keydown'] });
    const found = await view.interact('found', ['777'], () => view.page.keyboard.insertText('777'));
    return {
      'open cpu': opened.cpu,
      'open ms': opened.ms,
      'arrow key cpu': moved.cpu,
      'search cpu': found.cpu,
    };
  } finally {
    await view.close();
  }
}

export const scenarios = [Object.assign(openMoveAndSearch, { visits: 3 }), mounting(50)];
