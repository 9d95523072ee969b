import { layer, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** A layer that covers the window. Pointer events pass through the layer itself, but not through its children. */
export const Place: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: ${space.none};
  padding: ${space.none};
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
