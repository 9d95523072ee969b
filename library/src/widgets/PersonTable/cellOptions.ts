import type { PersonField } from '../../domain/roster/person.ts';
import type { CellOption } from './personTableModel.ts';

/** Whether answers to what is typed come from the occupation tree, which takes too long for every key. */
export const isSearched = (field: PersonField): boolean => field === 'occupationCode' || field === 'occupationName';

/** Choices of a short list that answer a text, all of them for none. */
export const listedOptions = (options: readonly CellOption[], text: string): readonly CellOption[] => {
  const wanted = text.trim();
  return options.filter(({ label }) => label.includes(wanted));
};

/**
 * What a text stands for in a cell with a list: the choice that reads so, or the only one that begins so. Text that no
 * choice begins with stays as it is; null: it can't stay, because the cell takes its choices only.
 */
export function optionText(field: PersonField, options: readonly CellOption[], text: string): string | null {
  const wanted = text.trim();
  const whole = options.find(({ label, value }) => label === wanted || value === wanted);
  if (whole) return whole.value;
  const begun = wanted === '' ? [] : options.filter(({ label }) => label.startsWith(wanted));
  if (begun.length === 1 && begun[0]) return begun[0].value;
  return field === 'schemeId' ? null : text;
}
