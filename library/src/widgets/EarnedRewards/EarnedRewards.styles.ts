import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
`;

export const Total: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: baseline;
  justify-content: space-between;
  margin: ${space.none};
`;

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.xs};
    padding-block-start: ${space.md};
    border-block-start: ${size.hairline} solid ${color.border.default};
    overflow-wrap: anywhere;
  }
`;

export const Outcome: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  justify-content: space-between;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;
