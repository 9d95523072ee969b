import { color, radius, space } from '@tuanbao/tokens';
import { keyframes, styled, type StyledComponent } from 'styled-components';

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  > span {
    block-size: 1em;
    border-radius: ${radius.control};
    background: ${color.border.default};
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  > span:last-child:not(:first-child) {
    inline-size: 60%;
  }
  @media (prefers-reduced-motion: reduce) {
    > span {
      animation: none;
    }
  }
`;
