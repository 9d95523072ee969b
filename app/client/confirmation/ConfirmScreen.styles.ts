import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Declarations = styled.ol`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding-inline-start: ${space.xl};
  color: ${color.text.muted};
  font: ${text.body};
`;
