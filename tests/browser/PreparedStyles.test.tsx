import { prepareStyles } from '@tuanbao/library/components/PreparedStyles';
import { styled } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const Swatch = styled.div`
  --prepared-swatch: 1;
`;
const Other = styled.div`
  --prepared-other: 1;
`;

const styles = () =>
  Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join('')).join('');
const underReact = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** The browser's idle moments come when the test says so: a busy one may have none for long. */
let due: IdleRequestCallback[] = [];
const beIdle = () => {
  const callbacks = due;
  due = [];
  for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
};

beforeEach(() => {
  underReact.IS_REACT_ACT_ENVIRONMENT = false;
  due = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => due.push(callback));
});
afterEach(() => void vi.unstubAllGlobals());

it('has the styles in the document once the browser was idle, before anything is shown', async () => {
  prepareStyles(Swatch);
  expect(styles()).not.toContain('--prepared-swatch');

  beIdle();
  await expect.poll(styles, { timeout: 10_000 }).toContain('--prepared-swatch');

  beIdle();
  expect(document.querySelector('i')).toBeNull();
});

it('leaves React’s own tests alone: there, styles come when they are shown', () => {
  underReact.IS_REACT_ACT_ENVIRONMENT = true;
  prepareStyles(Other);
  beIdle();

  expect(due).toHaveLength(0); // nothing was rendered that would have to go again
  expect(styles()).not.toContain('--prepared-other');
});

it('is a hint: does nothing where the browser can’t tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  expect(() => prepareStyles(Other)).not.toThrow();
});
