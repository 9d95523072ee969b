import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { ReceiptFrame } from '../PremiumReceipt/ReceiptFrame.styles.ts';
import { ReceiptTable } from '../PremiumReceipt/ReceiptTable.styles.ts';

export const Root: StyledComponent<'section'> = styled(ReceiptFrame)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  > h3 {
    margin: ${space.none};
    font: ${text.card};
  }
`;

export const Bar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  align-items: center;
  min-block-size: ${size.controlSmall};
`;

export const Amount: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.sm};
  align-items: baseline;
  font: ${text.bodyStrong};
`;

export const Problem: StyledComponent<'span'> = styled.span`
  color: ${color.text.danger};
`;

export const Facts: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.md};
  color: ${color.text.muted};
  font: ${text.hint};
  font-variant-numeric: tabular-nums;

  /* on a phone, the facts are on a separate line below the amount and its button */
  @media (width < 480px) {
    flex-basis: 100%;
    order: 1;
  }
`;

export const Slider: StyledComponent<'label'> = styled.label`
  display: grid;
  gap: ${space.xs};
  font: ${text.label};

  > input {
    inline-size: 100%;
    min-block-size: ${size.controlSmall};
    margin: ${space.none};
    accent-color: ${color.border.accent};
  }
`;

export const Ends: StyledComponent<'span'> = styled.span`
  display: flex;
  gap: ${space.md};
  justify-content: space-between;
  color: ${color.text.muted};
  font: ${text.hint};
  font-variant-numeric: tabular-nums;
`;

export const Table: typeof ReceiptTable = styled(ReceiptTable)`
  td,
  thead th {
    white-space: nowrap;
  }
  th[scope='row'] {
    min-inline-size: 5.5em;
  }
`;
