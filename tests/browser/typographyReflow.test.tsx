import { afterEach, describe, expect, it } from 'vitest';

import { closeGallery, describeElement, galleryNames, isSeen, showGallery } from './galleries.tsx';

afterEach(closeGallery);

/** Widgets with two-dimensional tables. Such tables may scroll (WCAG 2.2, 1.4.10). */
const twoDimensional = new Set(['PersonTable', 'RosterReconcile', 'PlanComparison', 'DataGrid']);

/**
 * Elements that may scroll horizontally. For example, a row of tabs stays on one line, and the arrow keys reach all its
 * tabs.
 */
const scrollsByItself = '[role=grid], [role=tablist], table, pre';

/**
 * Returns the elements that are wider than the window. The window is 320 pixels wide, as a window of 1280 pixels at 400
 * % zoom.
 */
function widerThan(body: HTMLElement): readonly string[] {
  const page = document.scrollingElement ?? body;
  const scrollers = [...body.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !element.closest(scrollsByItself) &&
      !element.matches(`:has(> ${scrollsByItself.replaceAll(', ', ', > ')})`) &&
      isSeen(element),
  );
  // One pixel is tolerated. At the edge of a right-to-left part, a hidden text for screen readers can be one pixel too
  // wide.
  if (page.scrollWidth <= page.clientWidth + 1) return scrollers.map(describeElement);
  const out = [...body.querySelectorAll('*')].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > page.clientWidth + 1,
  );
  return [`the page is ${page.scrollWidth} wide`, ...out.slice(0, 3).map(describeElement)];
}

describe.each(['zh-CN', 'en-US'] as const)('in %s, in a window zoomed to 400 per cent', (locale) => {
  it.each(galleryNames.filter((name) => !twoDimensional.has(name)))(
    '%s needs no horizontal scrolling',
    async (name) => {
      const body = await showGallery(name, { locale, width: 320 });
      expect(document.documentElement.clientWidth).toBe(320);
      expect(widerThan(body)).toEqual([]);
    },
  );
});
