/** A Markdown table; '' when there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;

/** Escapes bars and line breaks, because a bar ends the cell and a line break ends the row. */
const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
