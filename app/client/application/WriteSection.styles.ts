import { color, radius, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  scroll-margin-block-start: ${space.md};
  min-inline-size: 0;
  border-radius: ${radius.card};
  outline: 0;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;
