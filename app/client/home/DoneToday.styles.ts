import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The browser's own `details` element opens and closes itself, so that the first screen needs no component for it. */
export const Root = styled.details`
  border-block-start: ${size.hairline} solid ${color.border.default};
  font: ${text.body};

  > summary {
    padding: ${space.sm} ${space.md};
    color: ${color.text.muted};
    cursor: pointer;
  }
  > summary:hover {
    background: ${color.surface.hover};
  }
  > summary:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
    border-radius: ${radius.control};
  }
  > ul {
    display: grid;
    gap: ${space.xs};
    margin: ${space.none};
    padding: ${space.none} ${space.md} ${space.md};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(6em, auto) minmax(0, 1fr);
    gap: ${space.md};
  }
  time {
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
  a {
    overflow: hidden;
    color: ${color.text.link};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
