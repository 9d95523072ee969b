import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** The frame of a receipt. Its buttons aren't printed. */
export const ReceiptFrame: StyledComponent<'section'> = styled.section`
  display: grid;
  color: ${color.text.default};
  font: ${text.body};

  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`;

/** The heading of a receipt. Buttons are at the end of its line. */
export const ReceiptHead: StyledComponent<'header'> = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  > h2 {
    margin: ${space.none};
    font: ${text.section};
  }
  > h3 {
    margin: ${space.none};
    font: ${text.card};
  }
  > [data-part='actions'] {
    margin-inline-start: auto;
  }
`;
