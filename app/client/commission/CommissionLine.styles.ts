import { color, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.span`
  color: ${color.text.muted};
  font: ${text.caption};
`;
