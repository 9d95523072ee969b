import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 380px);
  gap: ${space.lg};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
    min-inline-size: 0;
  }
  @media (width <= 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Declarations = styled.ol`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding-inline-start: ${space.xl};
  color: ${color.text.muted};
  font: ${text.body};
`;
