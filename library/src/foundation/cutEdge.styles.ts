import { color, layer, space } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/** Shadow of a line at an edge behind which a scrolling area has more content. It is the same at both sides of the line. */
export const cutShadow: RuleSet = css`
  box-shadow: ${space.none} ${space.none} ${space.sm} ${color.surface.scrim};
`;

/**
 * Styles of a pseudo-element that marks an edge behind which a scrolling area has more content: a line with a shadow.
 * With forced colours, only the line is shown. The pseudo-element must be sticky at this edge.
 */
export const cutEdge: RuleSet = css`
  position: sticky;
  z-index: ${layer.sticky};
  display: block;
  border: 0 solid ${color.border.control};
  ${cutShadow}
  content: '';
  pointer-events: none;

  @media print {
    display: none;
  }
`;
