import { color, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;
  min-inline-size: 8em;

  > small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;
