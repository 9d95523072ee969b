import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Published = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Paragraph = styled.p`
  max-inline-size: 72ch;
  margin: ${space.sm} ${space.none} ${space.none};
  font: ${text.body};
  overflow-wrap: anywhere;
`;
