import { color, size } from '@tuanbao/tokens';
import { keyframes, styled, type StyledComponent } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Root: StyledComponent<'span'> = styled.span`
  display: inline-block;
  flex: none;
  box-sizing: border-box;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  border: ${size.focusRing} solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (forced-colors: active) {
    border-block-start-color: ${color.surface.default}; /* instead of a transparent border, which forced colours make visible */
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
