import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Note = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.caption};
`;
