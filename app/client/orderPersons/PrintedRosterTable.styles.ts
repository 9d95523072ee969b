import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The whole roster. It is only printed: on the screen the persons are shown in pages. */
export const Table = styled.table`
  display: none;
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.hint};

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    font-weight: ${font.weight.regular};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end-color: ${color.border.strong};
    color: ${color.text.muted};
    font: ${text.label};
  }
  td:first-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  @media print {
    display: table;
  }
`;

/** Content that is shown on the screen. It isn't printed while other content is printed in its place. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    &[data-replaced] {
      display: none;
    }
  }
`;

/** Note that is printed with the table. It shows which persons of the roster are printed. */
export const PrintNote = styled.p`
  display: none;
  margin: ${space.none};
  font: ${text.hint};

  @media print {
    display: block;
  }
`;
