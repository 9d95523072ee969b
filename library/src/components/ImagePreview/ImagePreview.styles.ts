import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The buttons for the previous and the next picture. They are at the start of the row of buttons or, when there isn't
 * enough space, in a row of their own.
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
