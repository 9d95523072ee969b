import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/**
 * Table with three columns: the field, its value on this page and its value in the other version. Long values wrap
 * inside their cell.
 */
export const Differences = styled.table`
  table-layout: fixed;
  inline-size: 100%;
  margin-block-start: ${space.lg};
  border-collapse: collapse;

  th,
  td {
    padding: ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font: ${text.bodyStrong};
  }
  tbody th {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  td p {
    margin: ${space.none};
  }
`;
