import type { PersonField } from '../../domain/roster/person.ts';
import type { CellOption } from './personTableModel.ts';

/**
 * True if the options of the field come from a search in the occupation tree. That search is too slow to run at every
 * key press.
 */
export const isSearched = (field: PersonField): boolean => field === 'occupationCode' || field === 'occupationName';

/** Returns the options of a short list whose labels contain the text. If the text is empty, returns all options. */
export const listedOptions = (options: readonly CellOption[], text: string): readonly CellOption[] => {
  const wanted = text.trim();
  return options.filter(({ label }) => label.includes(wanted));
};

/**
 * Returns the value for a text that the user typed in a cell with options. If the text is the label or value of an
 * option, or the beginning of exactly one label, the value of this option is returned. For any other text, the result
 * is null in the column of the schemes, and the text itself in all other columns.
 */
export function optionText(field: PersonField, options: readonly CellOption[], text: string): string | null {
  const wanted = text.trim();
  const whole = options.find(({ label, value }) => label === wanted || value === wanted);
  if (whole) return whole.value;
  const begun = wanted === '' ? [] : options.filter(({ label }) => label.startsWith(wanted));
  if (begun.length === 1 && begun[0]) return begun[0].value;
  return field === 'schemeId' ? null : text;
}
