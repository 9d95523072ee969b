import { layer, space } from '@tuanbao/tokens';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Quick calls never show it: it appears after a moment. */
export const Root = styled.div`
  position: fixed;
  inset-block-start: ${space.none};
  inset-inline: ${space.none};
  z-index: ${layer.toast};
  animation: ${appear} 1ms 200ms backwards;
  pointer-events: none;
`;
