import type { TextBlock } from '../../domain/roster/guessFields.ts';

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A block as spreadsheets put it on the clipboard: tabs between cells, lines between rows. */
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

/** The same as a table whose cells spreadsheets take as text: no number loses its digits, no text becomes a formula. */
export function htmlTable(rows: TextBlock): string {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td style="mso-number-format:'\\@'">${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}
