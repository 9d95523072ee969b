import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.page});
  margin-inline: auto;
  padding: ${space.xl} ${space.page};

  @media (width <= 640px) {
    padding: ${space.lg} ${space.md};
  }
  @media print {
    display: block;
    max-inline-size: none;
    padding: ${space.none};

    &[data-headed] {
      display: table;
    }
  }
`;

/** Head of every printed page. A browser repeats the header group of a table that is split between pages. */
export const PrintedHead = styled.div`
  display: none;

  @media print {
    display: table-header-group;
    break-inside: avoid; /* with this property browsers repeat the header on every page */
    font: ${text.hint};

    > div {
      display: flex;
      gap: ${space.lg};
      justify-content: space-between;
      margin-block-end: ${space.md};
      padding-block-end: ${space.xs};
      border-block-end: ${size.hairline} solid ${color.border.strong};
    }
  }
`;

/**
 * Content below the printed head. On the screen, this element has no box: its children are laid out as children of the
 * page.
 */
export const Printed = styled.div`
  display: contents;

  @media print {
    display: table-row-group;

    > * + * {
      margin-block-start: ${space.lg};
    }
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: space-between;

  @media print {
    &[data-unprinted] {
      display: none;
    }
  }
`;

export const Titles = styled.div`
  min-inline-size: 0;

  > h1 {
    margin: ${space.none};
    font: ${text.page};
    overflow-wrap: anywhere;
    text-wrap: balance; /* no last line with a single character */
  }
  > p {
    margin: ${space.xs} ${space.none} ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
`;
