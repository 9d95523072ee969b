import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);

  p {
    margin: ${space.none};
  }
`;

export const Bar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
    align-items: center;
  }
  strong {
    font: ${text.bodyStrong};
  }
  span {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.text.muted};
  }
  ins {
    text-decoration: none;
  }
`;
