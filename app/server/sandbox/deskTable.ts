import { html, type Html } from '../platform/http/html.ts';

/** Heading of a column. The heading of amounts is at the end of the line, like the cells of class `money`. */
type Column = string | { readonly amount: string };

const headingOf = (column: Column): Html =>
  typeof column === 'string'
    ? html`<th scope="col">${column}</th>`
    : html`<th scope="col" class="money">${column.amount}</th>`;

/**
 * A table on a page of the sandbox. If the table is wider than the page, it can be scrolled.
 * @param columns headings of the columns
 * @param rows elements `tr`, each with one cell for each column. The text of a cell has one line, except in cells of
 *   class `text` (names and contents) and `actions` (forms).
 * @param empty text that is shown when there are no rows
 */
export function deskTable(caption: string, columns: readonly Column[], rows: readonly Html[], empty: string): Html {
  const noRows = html`<tr>
    <td class="text" colspan="${columns.length}">${empty}</td>
  </tr>`;
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(headingOf)}
        </tr>
      </thead>
      <tbody>
        ${rows.length === 0 ? noRows : rows}
      </tbody>
    </table>
  </div>`;
}
