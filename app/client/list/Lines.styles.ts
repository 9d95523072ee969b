import { color, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;

  > small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;
