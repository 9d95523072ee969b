import { afterEach, describe, expect, it } from 'vitest';

import { closeGallery, describeElement, galleryNames, isSeen, showGallery } from './galleries.tsx';

afterEach(closeGallery);

/** Widgets with two-dimensional tables. Such tables may scroll (WCAG 2.2, 1.4.10). */
const twoDimensional = new Set(['PersonTable', 'RosterReconcile', 'PlanComparison', 'DataGrid']);

/** Elements that scroll without the page. A row of tabs is one line whose tabs can be reached with arrow keys. */
const scrollsByItself = '[role=grid], [role=tablist], table, pre';

/** Elements that are wider than a window of 320 pixels, which is a width of 1280 at 400 % zoom. */
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
  // One pixel is allowed: a text for screen readers, at the edge of a part that is written from right to left.
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
