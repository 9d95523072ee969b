import type { TextBlock } from '../../domain/roster/guessFields.ts';

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns the text of a block for the clipboard in the format of spreadsheets: tabs separate cells, line breaks
 * separate rows.
 */
export const tabbedText = (rows: TextBlock): string => rows.map((row) => row.map(quoted).join('\t')).join('\r\n');

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign)
    .replace(/\r?\n/g, '<br style="mso-data-placement:same-cell">');

/**
 * Returns a block as an HTML table for the clipboard. Spreadsheets read the cells of this table as text, so numbers
 * keep all their digits and no text becomes a formula.
 */
export function htmlTable(rows: TextBlock): string {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td style="mso-number-format:'\\@'">${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}
