import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup); // the Testing Library only does so by itself where test functions are global

// jsdom lays nothing out, so there is nothing to scroll to
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
