import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The buttons for the previous and the next picture. They are at the start of the row of buttons. If there isn't enough
 * space, they have a separate row.
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
