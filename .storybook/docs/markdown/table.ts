/** A Markdown table; '' where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;

/** A bar would end the cell, a line break the row. */
const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
