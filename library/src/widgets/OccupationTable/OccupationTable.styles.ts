import { color, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  gap: ${space.md};
`;

export const Tools: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: end;

  > :first-child {
    flex: 1 1 calc(16 * ${size.rem});
    max-inline-size: calc(24 * ${size.rem});
  }
  > :last-child {
    flex: none;
    inline-size: auto;
    max-inline-size: 100%;
  }
  @media print {
    display: none;
  }
`;

export const State: StyledComponent<'span'> = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;

  svg {
    flex: none;
  }
  &[data-refused] {
    color: ${color.text.warning};
  }
`;
