import { space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}

  > ol {
    display: grid;
    gap: ${space.xs};
    margin: ${space.none};
    padding-inline-start: ${space.xl};
  }
`;

export const Day: StyledComponent<'span'> = styled.span`
  white-space: nowrap;
`;
