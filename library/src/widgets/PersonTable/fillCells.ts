import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { EditedCells } from '../../domain/roster/rosterStore.ts';

/** Cells for persons below others; the source rows repeat where there are more targets. */
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
