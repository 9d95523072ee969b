import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

/** Search field, and the buttons that print the whole roster and download its certificates. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1;
    min-inline-size: min(14rem, 100%);
    max-inline-size: ${size.field};
  }

  @media print {
    display: none;
  }
`;

/** Buttons for the whole roster. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export const Note = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;
