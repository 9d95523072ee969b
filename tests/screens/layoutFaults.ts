/* oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, where this module isn't loaded */
import type { Page } from 'playwright';

/** Finds elements beside each other in one row whose vertical centres differ by more than a pixel. */
const misalignedOn = (page: Page) =>
  page.evaluate(() => {
    const tallestLine = 40; // Maximum height in px of one line; two lines of text are 42 px high.
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 24)}”`;
    const isSeen = (child: Element) => {
      const { width, height } = child.getBoundingClientRect();
      const isPlaced = getComputedStyle(child).position === 'absolute';
      return isShown(child) && !isPlaced && width > 2 && height > 2;
    };
    // An element of several lines has no one centre, so its neighbours on both sides aren't compared with each other:
    // the icon of a notice belongs to the first line, its buttons to all lines.
    const isOneLine = (child: Element) => child.getBoundingClientRect().height <= tallestLine;
    const rows = [...document.body.querySelectorAll('*')].filter((element) => {
      const { display, flexDirection, alignItems } = getComputedStyle(element);
      return display.endsWith('flex') && flexDirection === 'row' && !alignItems.includes('baseline');
    });
    return rows.filter(isShown).flatMap((row) => {
      const line = [...row.children].filter(isSeen);
      return line.slice(1).flatMap((child, place) => {
        const before = line[place] as Element;
        if (!isOneLine(before) || !isOneLine(child)) return [];
        const [one, other] = [before.getBoundingClientRect(), child.getBoundingClientRect()];
        const isBeside = one.top < other.bottom && other.top < one.bottom && one.right <= other.left + 1;
        const apart = Math.abs((one.top + one.bottom - other.top - other.bottom) / 2);
        return isBeside && apart > 1 ? [`${apart.toFixed(1)} px apart: ${nameOf(before)} and ${nameOf(child)}`] : [];
      });
    });
  });

/** Finds fields that are narrower than every column of their grid. */
const narrowOn = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((grid) => getComputedStyle(grid).display.endsWith('grid'))
      .flatMap((grid) => {
        const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat);
        if (tracks.length < 2) return [];
        return [...grid.children]
          .filter((child) => child.querySelector(':scope > label') && child.querySelector('input, select, textarea'))
          .filter((child) => child.checkVisibility() && tracks.every((track) => child.clientWidth < track - 2))
          .map((child) => `narrower than its cell: ${child.querySelector('label')?.textContent}`);
      }),
  );

/** Finds texts that are cut off without an ellipsis, and numbers that don't have the product's number format. */
const wrongTextsOn = (page: Page) =>
  page.evaluate(() => {
    // The number format depends on the language. In English, sums insured and deductibles are whole yuan; in Chinese,
    // they are written with 万 and 元.
    const badNumber = document.documentElement.lang.startsWith('en')
      ? /¥\s?\d{4,}|¥[\d,]+\.\d(?!\d)/
      : /¥\s?\d{4,}|(?<![\d,.])\d{4,}\s?(?:人|元)|¥[\d,]+(?![\d,.]|\s?万)(?:\.\d(?!\d))?/;
    const withText = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const cut = withText.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isHiding = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
      return isHiding && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
    });
    const numbers = withText
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap(({ textContent }) => badNumber.exec(textContent ?? '')?.[0] ?? []);
    return [
      ...cut.map(({ textContent }) => `cut off: ${textContent?.slice(0, 24)}`),
      ...numbers.map((number) => `number: ${number}`),
    ];
  });

/** Hints in empty fields that are wider than their field. */
const cutHintsOn = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.checkVisibility() && field.value === '')
      .flatMap((field) => {
        const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        if (!pen) return [];
        pen.font = font;
        pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
        const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return pen.measureText(field.placeholder).width > room + 1 ? [`hint is cut off: ${field.placeholder}`] : [];
      });
  });

/**
 * Faults of the layout on the current page: elements of one row whose centres differ by more than a pixel, fields that
 * are narrower than their grid cell, texts and hints that are cut off without an ellipsis, and numbers in another format
 * than the product's.
 */
export async function layoutFaultsOn(page: Page): Promise<readonly string[]> {
  return [
    ...new Set([
      ...(await misalignedOn(page)),
      ...(await narrowOn(page)),
      ...(await wrongTextsOn(page)),
      ...(await cutHintsOn(page)),
    ]),
  ];
}
