import type { OptionMatch } from './optionsMatching.ts';

/** A line of the list: the heading of a group, or an option with its place among the matches. */
export type ComboBoxRow =
  | { readonly kind: 'heading'; readonly group: string }
  | { readonly kind: 'option'; readonly group: string; readonly match: OptionMatch; readonly place: number };

/** Lines of the same group that follow each other; '' for those without one. */
export interface ComboBoxSection {
  readonly group: string;
  readonly rows: readonly ComboBoxRow[];
}

/** The matches as lines; a heading stands where a group begins, unless the best matches come first. */
export function comboBoxRows(matches: readonly OptionMatch[], isRanked: boolean): readonly ComboBoxRow[] {
  const rows: ComboBoxRow[] = [];
  let last = '';
  for (const [place, match] of matches.entries()) {
    const group = isRanked ? '' : (match.option.group ?? '');
    if (group !== '' && group !== last) rows.push({ kind: 'heading', group });
    last = group;
    rows.push({ kind: 'option', group, match, place });
  }
  return rows;
}

/** Lines as the sections of a listbox. */
export function sectionsOf(rows: readonly ComboBoxRow[]): readonly ComboBoxSection[] {
  const sections: { group: string; rows: ComboBoxRow[] }[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (last?.group === row.group) last.rows.push(row);
    else sections.push({ group: row.group, rows: [row] });
  }
  return sections;
}
