import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
`;

export const Documents: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.hair};
  }
  p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.label};
  }
`;

export const Articles: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.sm};

  h4 {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
  p {
    max-inline-size: calc(45 * ${size.rem});
    margin: ${space.none};
  }
`;
