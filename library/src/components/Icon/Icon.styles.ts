import { size } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Svg: StyledComponent<'svg'> = styled.svg`
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};

  &[data-points='inline']:dir(rtl) {
    scale: -1 1;
  }
`;
