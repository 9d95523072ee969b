import type { Driver } from './driver.ts';

/**
 * Finds horizontal overflow of the page. Like all checks here, it runs in the page, so it uses no other code of this
 * module.
 */
function overflow(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth + 1 ? [`is ${scrollWidth} px wide in ${window.innerWidth} px`] : [];
}

/**
 * Finds the first table cell in a font whose digits have different widths. In such a font, numbers in a column aren't
 * aligned.
 */
function unalignedFigures(): readonly string[] {
  for (const cell of document.querySelectorAll('td[data-align="end"]')) {
    if (cell.getClientRects().length === 0 || !/\d/.test(cell.textContent)) continue;
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
    cell.append(ruler);
    const [ones = 0, eights = 0] = ['1111111', '8888888'].map((digits) => {
      ruler.textContent = digits;
      return ruler.getBoundingClientRect().width;
    });
    ruler.remove();
    if (Math.abs(ones - eights) >= 0.5)
      return [`figures aren't aligned: ${ones} and ${eights} px in ${cell.textContent}`];
  }
  return [];
}

/** Finds date fields that are too narrow for a whole date. */
function narrowDateFields(): readonly string[] {
  const roles = '[role="group"] [role="spinbutton"], input[placeholder*="YYYY"], input[placeholder*="年"]';
  return [...document.querySelectorAll(roles)]
    .filter((field) => field.getClientRects().length > 0)
    .filter((field) => field.scrollWidth > field.clientWidth + 1 && field.clientWidth < 90)
    .map((field) => `a date field is ${field.clientWidth} px wide`);
}

/** Finds dialogs that aren't entirely inside the window. */
function dialogsOutOfSight(): readonly string[] {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].flatMap((dialog) => {
    if (dialog.getClientRects().length === 0) return [];
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInSight = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
    const sides = [left, top, right, bottom].map(Math.round).join(' ');
    return isInSight ? [] : [`dialog ${dialog.textContent.slice(0, 20)} is out of sight: ${sides}`];
  });
}

/**
 * Finds sticky table heads and headers that don't stay visible when the box around them scrolls. The scroll position is
 * restored.
 */
function headsThatScrollAway(): readonly string[] {
  return [...document.querySelectorAll('th, thead, [role="columnheader"], header')].flatMap((head) => {
    const { position, top: inset } = getComputedStyle(head);
    if (position !== 'sticky' || !inset.endsWith('px') || head.getClientRects().length === 0) return [];
    let box = head.parentElement;
    while (box && !(/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 80))
      box = box.parentElement;
    if (!box) return [];
    const before = box.scrollTop;
    box.scrollTop = 60;
    const gap = head.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientTop;
    box.scrollTop = before;
    return gap < Number.parseFloat(inset) - 1
      ? [`head ${head.textContent.slice(0, 20)} scrolls away by ${-gap} px`]
      : [];
  });
}

/** Finds open popovers whose lower edge is more than 40 px below their content. */
function stretchedPopovers(): readonly string[] {
  return [...document.querySelectorAll('[popover]:popover-open')].flatMap((popover) => {
    const end = Math.max(0, ...[...popover.children].map((child) => child.getBoundingClientRect().bottom));
    const rest = Math.round(popover.getBoundingClientRect().bottom - end);
    return end > 0 && rest > 40 ? [`a popover ends ${rest} px below its content`] : [];
  });
}

const checks = [
  overflow,
  unalignedFigures,
  narrowDateFields,
  dialogsOutOfSight,
  headsThatScrollAway,
  stretchedPopovers,
];

/**
 * Returns the problems of a page's layout as texts: horizontal overflow, numbers that aren't aligned, narrow date
 * fields, dialogs outside of the window, heads that scroll away, and popovers that are too high.
 */
export async function layoutFaultsOf(browser: Driver): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const check of checks) faults.push(...(await browser.run(check)));
  return faults;
}
