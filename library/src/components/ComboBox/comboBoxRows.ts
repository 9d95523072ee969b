import type { OptionMatch } from './optionsMatching.ts';

/** A row in the list of options: the heading of a group, or an option with its index in the matches. */
export type ComboBoxRow =
  | { readonly kind: 'heading'; readonly group: string }
  | { readonly kind: 'option'; readonly group: string; readonly match: OptionMatch; readonly place: number };

/** A section of the list: consecutive rows of the same group. `group` is '' when these rows have no heading. */
export interface ComboBoxSection {
  readonly group: string;
  readonly rows: readonly ComboBoxRow[];
}

/**
 * Converts the matches to rows. If the matches are sorted by rank (`isRanked`), there are no headings. Otherwise a
 * heading begins each group.
 */
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

/** Joins consecutive rows of the same group into one section of the listbox. */
export function sectionsOf(rows: readonly ComboBoxRow[]): readonly ComboBoxSection[] {
  const sections: { group: string; rows: ComboBoxRow[] }[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (last?.group === row.group) last.rows.push(row);
    else sections.push({ group: row.group, rows: [row] });
  }
  return sections;
}
