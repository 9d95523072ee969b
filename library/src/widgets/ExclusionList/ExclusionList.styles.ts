import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.sm};
  color: ${color.text.default};
  font: ${text.body};

  > p {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
  > ol {
    display: grid;
    gap: ${space.xs};
    margin: ${space.none};
    padding-inline-start: ${space.xl};
  }
  li {
    break-inside: avoid;
  }
`;
