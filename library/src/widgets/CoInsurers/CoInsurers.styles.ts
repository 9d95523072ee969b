import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Table: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color.text.default};
  font: ${text.body};

  caption {
    padding-block-end: ${space.sm};
    font: ${text.bodyStrong};
    text-align: start;
  }
  th,
  td {
    padding: ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    font-weight: ${font.weight.regular};
    overflow-wrap: anywhere;
    text-align: start;
  }
  thead th {
    color: ${color.text.muted};
    white-space: nowrap;
  }
  [data-part='number'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
