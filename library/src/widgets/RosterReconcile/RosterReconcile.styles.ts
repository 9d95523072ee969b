import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  grid-template-columns: minmax(0, 1fr);

  > p {
    margin: ${space.none};
  }
`;

export const Lines: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding-block-start: ${space.md};
`;

export const Cell: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.hair};
  justify-items: start;
  text-align: start;
  overflow-wrap: anywhere;

  small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

export const NoPerson: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  justify-content: flex-end;
`;
