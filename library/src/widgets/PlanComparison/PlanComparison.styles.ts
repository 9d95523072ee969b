import { color, font, layer, radius, shadow, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { cutShadow } from '../../foundation/cutEdge.styles.ts';
import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'section'> = styled.section`
  ${widgetFrame}
  gap: ${space.md};
`;

/**
 * Shows a shadow and a line at each edge behind which there are more columns. With forced colours, only the line is
 * shown.
 */
export const Frame: StyledComponent<'div'> = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;
  border-radius: ${radius.control};
  overflow: hidden;

  &:is([data-cut='end'], [data-cut='start end'])::after {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: ${layer.sticky};
    inline-size: 0;
    border-inline-end: ${size.hairline} solid ${color.border.default};
    ${cutShadow}
    content: '';
    pointer-events: none;
  }
  /* The row headings stay in place and hide the columns that scroll behind them. */
  &:is([data-cut='start'], [data-cut='start end']) :is([scope='row'], thead th:first-child) {
    z-index: ${layer.sticky};
    border-inline-end: ${size.hairline} solid ${color.border.default};
    box-shadow: ${shadow.overlay};
    clip-path: inset(0 -${space.xl}); /* cuts off the shadow above and below the headings */
  }
`;

/** Scrolls horizontally if there are more columns than fit. The row headings stay visible. */
export const Scroll: StyledComponent<'div'> = styled.div`
  min-inline-size: 0;
  border-radius: ${radius.control};
  background: ${color.surface.raised};
  overflow-x: auto;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;

export const Table: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    min-inline-size: calc(7 * ${size.rem});
    padding: ${space.sm} ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${font.weight.medium};
  }
  [scope='row'],
  thead th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: calc(6 * ${size.rem});
    background: ${color.surface.raised};
    color: ${color.text.muted};
  }
  [data-differs] td {
    background: ${color.surface.warningSoft};
  }
  [data-none] {
    color: ${color.text.muted};
  }
`;

export const Hidden: StyledComponent<'span'> = styled.span`
  position: absolute;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Same: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;
