import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

/**
 * After the test of each story, also checks the contrast in the dark scheme. The test itself runs in the light scheme
 * with all rules of axe. In the dark scheme only the contrast can differ, because the scheme changes nothing but
 * colours.
 */
afterEach(async () => {
  const page = document.documentElement.dataset;
  const scheme = page['theme'];
  page['theme'] = 'dark';
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '[data-live-announcer]'] },
    { runOnly: ['color-contrast'] },
  );
  page['theme'] = scheme;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, 'contrast in the dark scheme').toEqual([]);
});
