import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * Buttons for the previous and next picture. They are at the start of the button row, or in a row of their own when
 * there isn't enough space.
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
