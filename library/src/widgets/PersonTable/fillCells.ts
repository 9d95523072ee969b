import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { EditedCells } from '../../domain/roster/rosterStore.ts';

/**
 * Copies some fields of the source rows to the target rows below them. If there are more target rows than source rows,
 * the source rows are used again from the first.
 */
export function cellsFilledDown(
  sources: readonly Person[],
  targets: readonly Person[],
  fields: readonly PersonField[],
): readonly EditedCells[] {
  return targets.flatMap(({ key }, at) => {
    const source = sources[at % sources.length];
    return source ? [{ key, cells: Object.fromEntries(fields.map((field) => [field, source[field]])) }] : [];
  });
}
