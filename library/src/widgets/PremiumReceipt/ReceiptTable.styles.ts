import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * A table of amounts for receipts and quotations. Each row has a line below it, amounts are aligned to the end, and no
 * row is split between printed pages.
 */
export const ReceiptTable: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.body};

  caption {
    padding-block: ${space.xs};
    color: ${color.text.muted};
    font: ${text.label};
    text-align: start;
  }
  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: ${font.weight.regular};
  }
  thead th {
    color: ${color.text.muted};
    font: ${text.hint};
    white-space: nowrap;
  }
  td[data-align='end'] {
    font-family: ${font.family.number};
    font-variant-numeric: tabular-nums;
  }
  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: normal; /* a number is never split between lines */
  }
  tr {
    break-inside: avoid;
  }
`;

/** The total of a receipt. It is below the table. */
export const ReceiptTotal: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: baseline;
  justify-content: space-between;
  padding-block-start: ${space.md};
  border-block-start: ${size.focusRing} solid ${color.border.strong};
  font: ${text.card};
`;
