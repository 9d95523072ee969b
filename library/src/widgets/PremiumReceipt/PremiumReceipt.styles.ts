import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { ReceiptFrame } from './ReceiptFrame.styles.ts';

export const Root: StyledComponent<'section'> = styled(ReceiptFrame)`
  gap: ${space.lg};
  min-inline-size: 0;
`;

export const Scheme: StyledComponent<'section'> = styled.section`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;
  padding-block-start: ${space.md};
  border-block-start: ${size.hairline} solid ${color.border.default};
`;

export const SchemeHead: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: baseline;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > h3 {
    margin: ${space.none};
    font: ${text.card};
    overflow-wrap: anywhere;
  }
`;

export const Note: StyledComponent<'span'> = styled.span`
  margin-inline-start: ${space.xs};
  color: ${color.text.muted};
  font: ${text.hint};
`;
