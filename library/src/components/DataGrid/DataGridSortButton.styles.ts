import { color, radius, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { asCards } from './asCards.ts';

/** Button in a column heading that sorts the rows by the column. */
export const SortButton: StyledComponent<'button'> = styled.button`
  display: inline-flex;
  gap: ${space.hair};
  align-items: center;
  min-block-size: ${size.controlSmall};
  padding: ${space.none};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  [data-align='end'] > & {
    flex-direction: row-reverse; /* places the caption above the numbers, and the icon before it */
  }
  @container ${asCards} {
    padding-inline: ${space.sm};
    border: ${size.hairline} solid ${color.border.control};
  }
  [aria-sort='none'] > & > svg {
    opacity: 0;

    @container ${asCards} {
      display: none; /* no space is kept for the arrow of a button that has a border */
    }
  }
  [aria-sort='none'] > &:is(:hover, :focus-visible) > svg {
    opacity: 0.5;
  }
  th:not([aria-sort='none']) > & {
    color: ${color.text.accent};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;
