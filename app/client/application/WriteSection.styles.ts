import { color, radius, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  border-radius: ${radius.card};
  outline: 0;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;
