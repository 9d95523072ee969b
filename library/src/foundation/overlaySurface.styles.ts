import { color, radius, shadow, size, text } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/** Styles for the surface of overlays: lists of options, calendars, menus and messages. */
export const overlaySurface: RuleSet = css`
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};
`;
