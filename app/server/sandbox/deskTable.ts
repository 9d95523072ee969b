import { html, type Html } from '../platform/http/html.ts';

/**
 * A table on a page of the sandbox.
 * @param columns headings of the columns
 * @param rows elements `tr`, each with one cell for each column
 */
export const deskTable = (caption: string, columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
