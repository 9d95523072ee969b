import { layer, space } from '@tuanbao/tokens';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The loading bar appears only after a delay, so that it isn't shown for a fast call. */
export const Root = styled.div`
  position: fixed;
  inset-block-start: ${space.none};
  inset-inline: ${space.none};
  z-index: ${layer.toast};
  animation: ${appear} 1ms 200ms backwards;
  pointer-events: none;
`;
