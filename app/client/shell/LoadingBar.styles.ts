import { layer, space } from '@tuanbao/tokens';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The bar appears after a delay, so that fast calls don't show it. */
export const Root = styled.div`
  position: fixed;
  inset-block-start: ${space.none};
  inset-inline: ${space.none};
  z-index: ${layer.toast};
  animation: ${appear} 1ms 200ms backwards;
  pointer-events: none;
`;
