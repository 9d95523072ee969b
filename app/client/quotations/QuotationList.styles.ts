import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Premium and buttons of a card, across its whole width. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: space-between;
`;

/** Premiums of the alternatives, one below the other. */
export const Premium = styled.span`
  display: inline-grid;
  gap: ${space.hair};

  small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

/** Buttons of a row. They stay on one line. */
export const RowActions = styled.span`
  display: inline-flex;
  gap: ${space.xs};
`;
