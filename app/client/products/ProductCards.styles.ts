import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space.lg};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
  }
`;

/** The parts of the list, each with its heading. */
export const Parts = styled.div`
  display: grid;
  gap: ${space.md};

  > h2,
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.label};
  }
  /* Keeps the footer below the visible part of the page, so that the footer doesn't move when the cards are loaded. */
  &[data-loading] {
    align-content: start;
    min-block-size: 100dvh;
  }
`;
