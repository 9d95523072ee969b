import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * Buttons to the other pictures, at the start of the row of buttons, or in a row of their own where there is no room.
 */
export const Turning: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  margin-inline-end: auto;
`;

export const Place: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
  font: ${text.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
