import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { ReceiptTable } from '../PremiumReceipt/ReceiptTable.styles.ts';

/**
 * The quotation as a sheet. It is printed on A4, with a header on every page and, in browsers that support page margin
 * boxes, a page number. The printed text is dark on white in every theme.
 */
export const Root: StyledComponent<'article'> = styled.article`
  @page {
    size: A4;
    margin: 14mm 14mm 18mm;

    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      font-size: 9pt;
    }
  }

  display: block;
  box-sizing: border-box;
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: ${space.xxl};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.body};

  @media (width <= 640px) {
    padding: ${space.lg};
  }
  @media print {
    display: table;
    container-type: normal; /* a printed page is wide enough for all columns */
    max-inline-size: none;
    padding: ${space.none};
    border: 0;

    &&&,
    &&& * {
      background: ${color.print.paper};
      color: ${color.print.ink};
    }
  }
`;

/** The header of every printed page. It isn't shown on the screen, which has a heading instead. */
export const RunningHead: StyledComponent<'div'> = styled.div`
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

export const Body: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  @media print {
    display: table-row-group;

    > * + * {
      margin-block-start: ${space.lg};
    }
  }
`;

export const Head: StyledComponent<'header'> = styled.header`
  display: grid;
  gap: ${space.xs};

  > h2 {
    margin: ${space.none};
    font: ${text.page};
    overflow-wrap: anywhere;
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
`;

export const Total: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space.md} ${space.lg};
  border-radius: ${radius.card};
  background: ${color.surface.accentSoft};
  break-inside: avoid;

  > span {
    font: ${text.card};
  }
`;

export const Section: StyledComponent<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  > h3 {
    margin: ${space.none};
    padding-block-end: ${space.xs};
    border-block-end: ${size.hairline} solid ${color.border.default};
    font: ${text.section};
    overflow-wrap: anywhere;
    break-after: avoid;
  }
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${space.sm};
    }
  }
`;

/**
 * A table that fits the printed page. No row is split between two pages, and the header row is repeated on each page.
 */
export const Table: typeof ReceiptTable = styled(ReceiptTable)`
  [data-align='end'] {
    white-space: nowrap;
  }
  @container (width <= 40rem) {
    [data-extra] {
      display: none;
    }
    th,
    td {
      padding-inline: ${space.xs};
    }
    :first-child {
      padding-inline-start: ${space.none};
    }
    :last-child {
      padding-inline-end: ${space.none};
    }
    th[scope='row'] {
      min-inline-size: 5em;
    }
  }
`;

/** The optional clauses that a scheme doesn't include. They are shown below the included clauses. */
export const NotInsured: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;

export const Notices: StyledComponent<'ol'> = styled.ol`
  display: grid;
  gap: ${space.xs};
  margin: ${space.none};
  padding-inline-start: ${space.xl};
  color: ${color.text.muted};

  > li {
    break-inside: avoid;
  }
`;
