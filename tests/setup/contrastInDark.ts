import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

/**
 * Checks the contrast of each story in the dark scheme too, as its test left it. The story's own test runs in the light
 * scheme with all rules of axe. The scheme only changes colours, so that the other rules have the same results.
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
