import { prepareStyles } from '@tuanbao/library/components/PreparedStyles';
import { styled } from 'styled-components';
import { beforeEach, expect, it } from 'vitest';

const Swatch = styled.div`
  --prepared-swatch: 1;
`;
const Other = styled.div`
  --prepared-other: 1;
`;

const styles = () =>
  Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join('')).join('');
const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));
const underReact = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  underReact.IS_REACT_ACT_ENVIRONMENT = false;
});

it('has the styles in the document once the browser was idle, before anything is shown', async () => {
  prepareStyles(Swatch);
  expect(styles()).not.toContain('--prepared-swatch');

  await expect.poll(styles).toContain('--prepared-swatch');

  expect(document.querySelector('i')).toBeNull();
});

it('leaves React’s own tests alone: there, styles come when they are shown', async () => {
  underReact.IS_REACT_ACT_ENVIRONMENT = true;
  prepareStyles(Other);
  await untilIdle();
  await untilIdle();

  expect(styles()).not.toContain('--prepared-other');
});
