import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { ReceiptTable } from '../PremiumReceipt/index.ts';

export const Root: StyledComponent<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  color: ${color.text.default};
  font: ${text.body};

  > p {
    margin: ${space.none};
  }
  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`;

export const Head: StyledComponent<'header'> = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  > h3 {
    margin: ${space.none};
    font: ${text.heading};
  }
  > [data-part='actions'] {
    margin-inline-start: auto;
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

/** A receipt wider than a phone is scrolled sideways. */
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
