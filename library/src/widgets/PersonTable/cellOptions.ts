import type { PersonField } from '../../domain/roster/person.ts';
import type { CellOption } from './personTableModel.ts';

/** True for a field whose options are searched in the occupation tree, which is too slow for every key. */
export const isSearched = (field: PersonField): boolean => field === 'occupationCode' || field === 'occupationName';

/** The options of a short list that match a text; all of them for an empty text. */
export const listedOptions = (options: readonly CellOption[], text: string): readonly CellOption[] => {
  const wanted = text.trim();
  return options.filter(({ label }) => label.includes(wanted));
};

/**
 * The value of a text in a cell with a list: the option with that label, or the only one that begins with it. A text
 * that no option begins with is kept; null where the cell accepts options only.
 */
export function optionText(field: PersonField, options: readonly CellOption[], text: string): string | null {
  const wanted = text.trim();
  const whole = options.find(({ label, value }) => label === wanted || value === wanted);
  if (whole) return whole.value;
  const begun = wanted === '' ? [] : options.filter(({ label }) => label.startsWith(wanted));
  if (begun.length === 1 && begun[0]) return begun[0].value;
  return field === 'schemeId' ? null : text;
}
