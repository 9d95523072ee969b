/**
 * Index of the quotation mark that closes a cell. −1 when no mark closes it, or when the cell continues after the
 * mark.
 */
function closingQuote(text: string, from: number, delimiter: string): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const next = text[at + 1];
  return next === undefined || next === delimiter || next === '\n' || next === '\r' ? at : -1;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/**
 * Splits text with unpaired quotation marks into rows. A mark that isn't followed by the end of its cell is an ordinary
 * character, so it affects only its own cell.
 * @param delimiter one character
 */
export function looseRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const close = text[at] === '"' ? closingQuote(text, at + 1, delimiter) : -1;
    const end = close < 0 ? endOfCell(text, at, delimiter) : close + 1;
    row.push(close < 0 ? text.slice(at, end) : text.slice(at + 1, close).replaceAll('""', '"'));
    at = end + 1;
    if (text[end] === delimiter) continue;
    rows.push(row);
    row = [];
    if (text[end] === '\r' && text[at] === '\n') at++;
  }
  return rows;
}
