import { color, radius, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** List of the numbers of the parts. The list is above overlays and lets the pointer through. */
export const Layer: StyledComponent<'ul'> = styled.ul`
  position: fixed;
  inset: ${space.none};
  overflow: visible;
  inline-size: auto;
  block-size: auto;
  margin: ${space.none};
  padding: ${space.none};
  border: none;
  background: none;
  list-style: none;
  pointer-events: none;

  li {
    position: absolute;
    display: grid;
    place-items: center;
    min-inline-size: 1.25rem;
    block-size: 1.25rem;
    border-radius: ${radius.pill};
    background: ${color.surface.inverse};
    color: ${color.text.onInverse};
    font: ${text.hint};
    translate: -80% -70%;
  }
`;
