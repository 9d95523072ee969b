import { prepareStyles } from '@tuanbao/library/components/PreparedStyles';
import { styled } from 'styled-components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const Swatch = styled.div`
  --prepared-swatch: 1;
`;

let idle: IdleRequestCallback[] = [];
const untilIdle = () => {
  const due = idle;
  idle = [];
  for (const callback of due) callback({ didTimeout: false, timeRemaining: () => 50 });
};
const styles = () => Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
const underReact = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  underReact.IS_REACT_ACT_ENVIRONMENT = true;
});

test('leaves React’s own tests alone: there, styles come when they are shown', () => {
  underReact.IS_REACT_ACT_ENVIRONMENT = true;
  prepareStyles(Swatch);
  untilIdle();
  expect(styles()).not.toContain('--prepared-swatch');
});

test('has the styles in the document once the browser was idle, before anything is shown', async () => {
  underReact.IS_REACT_ACT_ENVIRONMENT = false;
  prepareStyles(Swatch);
  expect(styles()).not.toContain('--prepared-swatch');
  untilIdle();
  await vi.waitFor(() => expect(styles()).toContain('--prepared-swatch'));
  untilIdle();
  expect(document.body.textContent).toBe('');
});

test('is a hint: does nothing where the browser can’t tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  expect(() => prepareStyles(Swatch)).not.toThrow();
  expect(idle).toHaveLength(0);
});
