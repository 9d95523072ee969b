import type { PersonField } from '../../domain/roster/person.ts';
import type { CellOption } from './personTableModel.ts';

/** True for a field whose options come from a search in the occupation tree, which is too slow to run at every key. */
export const isSearched = (field: PersonField): boolean => field === 'occupationCode' || field === 'occupationName';

/** The options of a short list that contain the text; all options if the text is empty. */
export const listedOptions = (options: readonly CellOption[], text: string): readonly CellOption[] => {
  const wanted = text.trim();
  return options.filter(({ label }) => label.includes(wanted));
};

/**
 * Converts typed text to a value for a cell with options: the option with that label, or the only option that begins
 * with the text. Other text is kept if the cell accepts free text; otherwise the result is null.
 */
export function optionText(field: PersonField, options: readonly CellOption[], text: string): string | null {
  const wanted = text.trim();
  const whole = options.find(({ label, value }) => label === wanted || value === wanted);
  if (whole) return whole.value;
  const begun = wanted === '' ? [] : options.filter(({ label }) => label.startsWith(wanted));
  if (begun.length === 1 && begun[0]) return begun[0].value;
  return field === 'schemeId' ? null : text;
}
