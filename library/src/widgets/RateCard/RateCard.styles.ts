import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.label};
  }
`;
