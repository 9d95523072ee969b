import { color, font, layer, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { cutEdge } from '../../foundation/cutEdge.styles.ts';
import { nativeCheckbox } from '../../foundation/nativeCheckbox.styles.ts';

/** Returns the height of a number of rows, as a CSS length. */
export const rowsHigh = (rows: number): string => `calc(${rows} * ${size.row})`;

/** Maximum height of the table. */
const high = 'min(70vh, 640px)';

/**
 * The scroll container, with the styles of the rows and cells inside it. Rows and cells aren't styled components,
 * because there can be a thousand cells. Unless the table is short (`data-short`), the container limits the layout to
 * the table, so that changes of rows don't affect the page around it. The custom property `--person-table-tracks`
 * contains the widths of the columns, and `--person-table-width` contains the minimum width of the table.
 */
export const Frame: StyledComponent<'div'> = styled.div`
  position: relative;
  isolation: isolate;
  block-size: ${high};
  contain: strict;
  contain-intrinsic-inline-size: var(--person-table-width);
  overflow: auto;
  overflow-anchor: none;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;

  &[data-short] {
    block-size: auto;
    contain: none;
    container-type: inline-size;
  }
  [role='grid'] {
    min-inline-size: var(--person-table-width);
  }

  [role='row'] {
    display: grid;
    grid-template: 100% / var(--person-table-tracks);
    box-sizing: border-box;
    block-size: ${size.row};
    inline-size: 100%;
    min-inline-size: var(--person-table-width);
    border-block-end: ${size.hairline} solid ${color.border.default};
    contain: strict;
  }
  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    background: ${color.surface.head};
    font: ${text.label};
  }
  [data-part='body'] {
    position: relative;
  }
  [data-part='body'] > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  [role='row'] > * {
    box-sizing: border-box;
    padding-inline: ${space.cell};
    line-height: calc(${size.row} - ${size.hairline});
    overflow: clip;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  /* sticky only when some columns are out of view, because browsers create a layer for each sticky cell */
  &:where([data-wide]) [data-column='name'] {
    position: sticky;
    inset-inline-start: 0;
  }
  [role='row'] > [data-column='name'] {
    border-inline-end: ${size.hairline} solid ${color.border.default};
  }
  /* only while the table is scrolled: with fractional row heights the background can cover the line of the row */
  &:where([data-scrolled]) [data-part='body'] [data-column='name'] {
    background: ${color.surface.default};
  }
  [data-part='head'] [data-column='name'] {
    background: ${color.surface.head};
  }
  [role='gridcell'] {
    cursor: cell;
    -webkit-user-select: none; /* the only name that Safari supports */
    user-select: none;
  }
  [role='gridcell'][aria-readonly] {
    color: ${color.text.muted};
  }
  [data-column='age'] {
    color: ${color.text.muted};
  }
  [data-column='row'] {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    color: ${color.text.muted};
  }
  [data-column='row'] > input {
    ${nativeCheckbox}
    inline-size: 1em;
    block-size: 1em;
  }
  [data-part='number'] {
    flex: 1;
  }
  /* the column with the problem can be out of view */
  [role='row'][data-faulty] > [data-column='row'] {
    color: ${color.text.danger};
    font-weight: ${font.weight.bold};
  }
  [role='row'][aria-selected='true'] > *,
  [role='gridcell'][aria-selected='true'],
  [data-part='body'] [role='row'][aria-selected='true'] > [data-column='name'],
  [data-part='body'] [data-column='name'][aria-selected='true'] {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      border-block: ${size.focusRing} solid ${color.border.accent};
    }
  }
  [data-part='body'] [aria-invalid='true'] {
    background: ${color.surface.dangerSoft};
    color: ${color.text.danger};
    box-shadow: inset ${size.focusRing} 0 ${color.border.danger};

    @media (forced-colors: active) {
      border: ${size.focusRing} solid ${color.border.danger};
    }
  }
  [data-part='body'] [data-warning] {
    background: ${color.surface.warningSoft};
    box-shadow: inset ${size.focusRing} 0 ${color.border.warning};
  }
  &:focus-within [data-active] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }

  /* the visible end of the table while there are more columns behind it. The negative margin keeps the height */
  &[data-cut]::after {
    ${cutEdge}
    inset-block-end: 0;
    inset-inline-start: calc(100% - ${size.hairline});
    box-sizing: border-box;
    inline-size: ${size.hairline};
    block-size: ${high};
    margin-block-start: calc(-1 * ${high});
    border-inline-end-width: ${size.hairline};
  }

  [role='row'] button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text.link};
    font: inherit;
    cursor: pointer;
  }
  [role='columnheader'] > button {
    color: inherit;
  }
  [role='columnheader'][aria-sort='ascending'] > button::after {
    content: ' ↑';
    content: ' ↑' / '';
  }
  [role='columnheader'][aria-sort='descending'] > button::after {
    content: ' ↓';
    content: ' ↓' / '';
  }
  [data-part='empty'] {
    display: block;
    block-size: auto;
    contain: none;
  }

  @media print {
    block-size: auto;
    contain: none;
    overflow: visible;
    border: 0;

    [role='grid'] {
      display: table;
      inline-size: 100%;
      min-inline-size: 0;
      border-collapse: collapse;
    }
    [data-part='head'] {
      position: static;
      display: table-header-group;
      contain: none;
    }
    [data-part='body'] {
      display: table-row-group;
    }
    [data-part='body'] > [role='row'] {
      position: static;
      display: table-row;
      contain: none;
      transform: none !important;
      break-inside: avoid;
    }
    [role='row'] > * {
      position: static;
      display: table-cell;
      vertical-align: middle;
      white-space: normal;
      line-height: ${font.lineHeight.normal};
    }
    [data-column='remove'],
    [data-column='reveal'],
    [role='row'] input {
      display: none;
    }
  }
`;

/** Text in place of the rows. It is centred in the visible part, even if the table is wider than this part. */
export const Empty: StyledComponent<'p'> = styled.p`
  inline-size: 100cqi;
  margin: 0;
  padding-block: ${space.lg};
  color: ${color.text.muted};
  text-align: center;
  white-space: normal;
`;
