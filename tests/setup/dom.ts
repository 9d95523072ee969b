import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

import { toastQueue } from '../../library/src/components/Toast/toastQueue.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => toastQueue.clear());
// Testing Library calls `cleanup` by itself only if `afterEach` is a global function.
afterEach(cleanup);
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// All test files share one page, so that slow modules are loaded only once. So each file must restore the page.
const { documentElement } = document;
const before = new Map(Array.from(documentElement.attributes, ({ name, value }) => [name, value]));
const address = location.href;
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  for (const name of documentElement.getAttributeNames()) if (!before.has(name)) documentElement.removeAttribute(name);
  for (const [name, value] of before) documentElement.setAttribute(name, value);
});
