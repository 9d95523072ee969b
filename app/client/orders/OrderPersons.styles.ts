import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Scroll = styled.div`
  overflow-x: auto;
  outline-offset: ${size.focusRing};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th {
    padding: ${space.sm} ${space.md};
    background: ${color.surface.sunken};
    color: ${color.text.muted};
    font: ${text.label};
    font-weight: ${font.weight.medium};
    text-align: start;
  }
  td {
    block-size: ${size.row};
    padding-inline: ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
  :is(th, td):last-child {
    position: sticky;
    inset-inline-end: ${space.none};
  }
  td:last-child {
    background: ${color.surface.default};
  }
`;

export const Note = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.caption};
`;
