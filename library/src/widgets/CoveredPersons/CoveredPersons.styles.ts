import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.sm} ${space.none};
  padding: ${space.none};
  list-style: none;
`;

export const Person: StyledComponent<'li'> = styled.li`
  button {
    min-block-size: ${size.controlSmall};
    padding: ${space.none};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text.link};
    font: ${text.bodyStrong};
    text-align: start;
    text-decoration: underline;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const Cover: StyledComponent<'span'> = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.sm};

  > span {
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
