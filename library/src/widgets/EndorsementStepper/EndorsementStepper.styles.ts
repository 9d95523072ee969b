import { color, layer, radius, shadow, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  container-type: inline-size;
  grid-template-columns: minmax(0, 1fr);
`;

/** Name of the step for screen readers. The list of steps above this heading already shows the name visually. */
export const Heading: StyledComponent<'h2'> = styled.h2`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: ${space.none};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Panel: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding-block-start: ${space.lg};
  border-block-start: ${size.hairline} solid ${color.border.default};

  &[hidden] {
    display: none;
  }
`;

/** Totals and buttons, which stay at the lower edge of the window while the content scrolls. */
export const Footer: StyledComponent<'div'> = styled.div`
  position: sticky;
  inset-block-end: ${space.none};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  padding: ${space.md} ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  box-shadow: ${shadow.overlay};

  @container (inline-size < 40rem) {
    padding: ${space.sm} ${space.md};
  }
`;

export const Summary: StyledComponent<'div'> = styled.div`
  flex: 1 1 calc(16 * ${size.rem});
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

export const Buttons: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  justify-content: flex-end;
  margin-inline-start: auto;

  @container (inline-size < 40rem) {
    flex: 1 1 100%;

    > :last-child {
      flex: 1;
    }
  }
`;
