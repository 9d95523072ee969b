import { color, font, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  align-items: center;
  padding: ${space.xxl} ${space.lg};
  color: ${color.text.muted};
  font: ${text.body};
  text-align: center;
`;

export const Title: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.default};
  font: ${text.card};
`;

export const Description: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  max-inline-size: 40em;
  line-height: ${font.lineHeight.normal};
`;
