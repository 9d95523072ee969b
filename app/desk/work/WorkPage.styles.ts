import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../../client/platform/navigation/router.ts';

export const Queues = styled.ul`
  display: grid;
  margin: ${space.none} calc(-1 * ${space.md});
  padding: ${space.none};
  list-style: none;

  > li + li {
    border-block-start: ${size.hairline} solid ${color.border.default};
  }
`;

export const Queue = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.lg};
  align-items: center;
  box-sizing: border-box;
  min-block-size: ${size.row};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  color: ${color.text.default};
  font: ${text.body};
  text-decoration: none;

  &:hover {
    background: ${color.surface.hover};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  > small {
    grid-column: 1;
    color: ${color.text.muted};
    font: ${text.hint};
  }
  > strong {
    grid-row: 1 / span 2;
    grid-column: 2;
    font-weight: ${font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
