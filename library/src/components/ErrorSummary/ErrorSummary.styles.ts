import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'section'> = styled.section`
  padding: ${space.md} ${space.lg};
  border: ${size.focusRing} solid ${color.border.danger};
  border-radius: ${radius.control};
  background: ${color.surface.dangerSoft};
  color: ${color.text.default};
  font: ${text.body};
`;

export const Title: StyledComponent<'h2'> = styled.h2`
  margin: ${space.none};
  font: ${text.card};

  &:focus-visible {
    border-radius: ${radius.control};
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: ${space.sm} ${space.none} ${space.none};
  padding-inline-start: ${space.lg};

  button {
    padding: ${space.none};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text.danger};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    vertical-align: top; /* otherwise the bullet of a problem with two lines is beside the second line */
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
