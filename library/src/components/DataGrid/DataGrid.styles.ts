import { color, font, layer, radius, size, space, text } from '@tuanbao/tokens';
import { keyframes, styled, type StyledComponent } from 'styled-components';

import { nativeCheckbox } from '../../foundation/nativeCheckbox.styles.ts';
import { asCards } from './asCards.ts';
import { cards } from './DataGridCards.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

export const SelectionBar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  min-block-size: ${size.controlSmall};
  color: ${color.text.muted};
  font: ${text.label};

  @media print {
    display: none;
  }
`;

export const Table: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: separate; /*
   * borders aren't collapsed, because a collapsed border doesn't move with a sticky heading
   */
  border-spacing: 0;

  th,
  td {
    box-sizing: border-box;
    block-size: ${size.row};
    padding-block: ${space.xs};
    padding-inline: ${space.cell};
    border-block-end: ${size.hairline} solid ${color.border.default};
    font-weight: ${font.weight.regular};
    text-align: start;
    overflow-wrap: anywhere;
    text-wrap: pretty; /* no last line with a single character */
  }
  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  td[data-align='end'] {
    white-space: nowrap;
  }
  @container not ${asCards} {
    /* an amount and the text after it don't look like one value */
    [data-align='end'] + :not([data-align='end'], [data-part]) {
      padding-inline-start: ${space.xl};
    }
  }
  [data-part='tick'] {
    inline-size: ${size.controlSmall};
  }
  [data-part='actions'] {
    white-space: nowrap; /* a button's label isn't broken */
  }
  /* The other columns give way to the buttons of a row. */
  [data-part='actions'] > div {
    display: flex;
    gap: ${space.xs};
    justify-content: flex-end;
  }
  /* the text of a button without a frame ends at the edge of the column */
  [data-part='actions'] > div > [data-variant='quiet']:last-child {
    margin-inline-end: calc(-1 * ${space.cell});
  }
  tbody > tr:hover {
    background: ${color.surface.hover};
  }
  tbody > tr[data-selected] {
    background: ${color.surface.selected};
  }
  tbody > tr:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  &[aria-busy='true'] tbody {
    color: ${color.text.muted};
  }

  @media print {
    [data-part='tick'],
    [data-part='actions'] {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }

  ${cards}
`;

export const Caption: StyledComponent<'caption'> = styled.caption`
  padding-block-end: ${space.sm};
  font: ${text.card};
  text-align: start;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Head: StyledComponent<'thead'> = styled.thead`
  th {
    position: sticky;
    inset-block-start: var(--data-grid-top, 0);
    z-index: ${layer.sticky};
    background: ${color.surface.head};
    color: ${color.text.muted};
    font: ${text.label};
    word-break: keep-all; /* a heading breaks only between words */
    overflow-wrap: break-word;
  }

  @container ${asCards} {
    display: block;
    padding-block-end: ${space.sm};

    > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs} ${space.sm};
      align-items: center;
      color: ${color.text.muted};
      font: ${text.label};
    }
    /* the labels in the cells replace the header row; it stays only if it has controls for sorting or selecting */
    > tr:not([data-sorts], [data-selects]) {
      display: none;
    }
    > tr[data-sorts]::before {
      content: attr(data-sorts);
      content: attr(data-sorts) / '';
    }
    [data-part='tick'] {
      order: -1;
      margin-inline-end: ${space.sm};
    }
    th {
      position: static;
      inline-size: auto !important; /* cancels the width of the column */
      block-size: auto;
      padding: ${space.none};
      border: 0;
      background: transparent;
    }
    th:not([data-part='tick'], [aria-sort]) {
      display: none;
    }
  }
`;

export const Tick: StyledComponent<'label'> = styled.label`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${size.controlSmall};
  min-block-size: ${size.controlSmall};
  cursor: pointer;

  > span {
    display: none;
  }
  @container ${asCards} {
    grid-auto-flow: column;
    gap: ${space.xs};

    > span {
      display: inline;
    }
  }
  > input {
    ${nativeCheckbox}
    inline-size: 1.125em;
    block-size: 1.125em;
  }
  > input:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;

export const Message: StyledComponent<'tr'> = styled.tr`
  && {
    background: transparent;
  }
  &&& > td {
    display: table-cell;
    border: 0;
    text-align: center;
  }
  @container ${asCards} {
    &&& > td {
      display: block;
    }
  }
`;

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

export const SkeletonCell: StyledComponent<'td'> = styled.td`
  > span {
    display: block;
    flex: 1;
    block-size: 1em;
    border-radius: ${radius.control};
    background: ${color.border.default};
    animation: ${breathe} 1.6s ease-in-out infinite;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;
