import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { css } from 'styled-components';

import { asCards } from './asCards.ts';

/**
 * Shows each row of a narrow table as a card. Each value is a line of the card, with the heading of its column at the
 * start and the value at the end. An empty cell has no line.
 */
export const cards: ReturnType<typeof css> = css`
  @container ${asCards} {
    &,
    > caption,
    > tbody {
      display: block;
    }
    > tbody {
      display: flex;
      flex-direction: column;
      gap: ${space.sm};
    }
    > tbody > tr {
      display: block;
      position: relative; /* the checkbox is placed in the card */
      padding: ${space.sm} ${space.md};
      border: ${size.hairline} solid ${color.border.default};
      border-radius: ${radius.card};
      background: ${color.surface.default};
    }
    > tbody > tr[data-selected] {
      border-color: ${color.border.accent};
    }
    > tbody > tr > * {
      display: flex;
      gap: ${space.md};
      align-items: baseline;
      justify-content: space-between;
      block-size: auto;
      min-block-size: ${size.controlSmall};
      padding-inline: ${space.none};
      border: 0;
      text-align: end;
      white-space: normal;
    }
    > tbody > tr > [data-label]::before {
      flex: none;
      color: ${color.text.muted};
      font: ${text.label};
      content: attr(data-label);
      content: attr(data-label) / ''; /*
       * hidden from screen readers, because they already read the heading of the column
       */
    }
    > tbody > tr > td:empty {
      display: none; /* a card has no line for a value that the row doesn't have */
    }
    > tbody > tr > th {
      font-weight: ${font.weight.bold};
    }
    > tbody > tr > [data-part='tick'] {
      position: absolute;
      inset-block-start: ${space.sm};
      inset-inline-start: ${space.xs};
      inline-size: ${size.controlSmall};
      padding: ${space.none};
    }
    > tbody > tr > [data-part='tick'] ~ * {
      margin-inline-start: ${size.controlSmall}; /* all lines begin beside the checkbox */
    }
    > tbody > tr > [data-part='actions'] {
      justify-content: flex-end;
    }
    > tbody > tr > [data-part='actions'] > div {
      flex-wrap: wrap;
    }
  }
`;
