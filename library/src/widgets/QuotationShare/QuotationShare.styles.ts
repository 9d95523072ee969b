import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  color: ${color.text.default};
  font: ${text.body};
`;

export const Way: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

export const Scan: StyledComponent<'figure'> = styled.figure`
  display: grid;
  gap: ${space.xs};
  justify-items: center;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;
