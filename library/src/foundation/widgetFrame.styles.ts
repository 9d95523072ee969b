import { color, space, text } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/** Styles of a widget's outermost element: its parts one below the other, in the colour and the font of body text. */
export const widgetFrame: RuleSet = css`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;
