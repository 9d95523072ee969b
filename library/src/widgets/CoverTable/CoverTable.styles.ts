import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
`;

/** Name of a cover with its explanation. On a phone they are shown above the values. */
export const Cover: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.hair};
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
  @container (max-width: 40rem) {
    justify-items: end;
  }
  &[data-status='notOffered'] {
    color: ${color.text.muted};
  }
`;

/** Values to choose from. A line is broken only between two values. */
export const Choices: StyledComponent<'span'> = styled.span`
  word-break: keep-all;
`;

export const Tables: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;
