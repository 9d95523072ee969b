import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
`;

/** Name of a cover with its explanation. In a card, they fill the line after the heading of the column. */
export const Cover: StyledComponent<'div'> = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.hair};
  min-inline-size: 0;
  text-align: start;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    align-items: center;
    font: ${text.bodyStrong};
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.label};
  }
`;

export const Cell: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.hair};
  justify-items: start;

  /* on a phone, where each row of the table is a card */
  @container (max-width: 45rem) {
    justify-items: end;
  }
  &[data-status='notOffered'] {
    color: ${color.text.muted};
  }
`;

/** Option of a choice, with the mark after it. It breaks into lines only if it is longer than a line. */
export const Choice: StyledComponent<'span'> = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;

export const Tables: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;
