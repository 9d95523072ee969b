import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { ReceiptFrame, ReceiptTable } from '../PremiumReceipt/index.ts';

export const Root: StyledComponent<'section'> = styled(ReceiptFrame)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  > p {
    margin: ${space.none};
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
  font: ${text.caption};
  font-variant-numeric: tabular-nums;
`;

/** Makes a receipt scroll horizontally if it is wider than the screen, as on a phone. */
export const Scroll: StyledComponent<'div'> = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
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
