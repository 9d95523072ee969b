import { editedPerson, followName } from './editPerson.ts';
import { normaliseCell, normalisePerson } from './normalisePerson.ts';
import { type NewPerson, type Person, type PersonField, personFields } from './person.ts';
import type { RosterContext } from './rosterContext.ts';

/** New texts for some fields of a person. They were typed, pasted or copied. */
export type PersonCells = Partial<Readonly<Record<PersonField, string>>>;

const isSame = (one: NewPerson, other: NewPerson) => personFields.every((field) => one[field] === other[field]);

/**
 * Order in which the fields of one change are applied. The id number comes first, because it suggests an id type. If
 * the same change also contains an id type, that id type replaces the suggested id type.
 */
const inOrderOfEffect: readonly PersonField[] = ['idNo', ...personFields.filter((field) => field !== 'idNo')];

const isGiven = (cells: PersonCells, field: PersonField) => (cells[field]?.trim() ?? '') !== '';

/**
 * Changes one field of a person. If the change contains both the name and the code of an occupation, neither is derived
 * from the other.
 */
function withCell(
  person: Person,
  field: PersonField,
  cells: PersonCells,
  context: RosterContext,
  cellOf: typeof normaliseCell,
): Person {
  const raw = cells[field] ?? '';
  return field === 'occupationName' && isGiven(cells, 'occupationCode')
    ? { ...person, occupationName: cellOf(field, raw).text }
    : editedPerson(person, field, raw, context, cellOf);
}

/**
 * Returns a person after a change of several fields. The texts are normalised. Birthday, sex and occupation are derived
 * if the change doesn't contain them. Returns the same object when nothing changes.
 * @param cellOf normalises the text of a field @default normaliseCell
 */
export function personWithCells(
  person: Person,
  cells: PersonCells,
  context: RosterContext,
  cellOf: typeof normaliseCell = normaliseCell,
): Person {
  const given = inOrderOfEffect.filter((field) => cells[field] !== undefined);
  const isBlank = (field: PersonField) => !isGiven(cells, field);
  let changed: Person = { ...person };
  for (const field of given) if (isBlank(field) && field !== 'schemeId') changed = { ...changed, [field]: '' };
  for (const field of given) if (!isBlank(field)) changed = withCell(changed, field, cells, context, cellOf);
  if (isGiven(cells, 'occupationName') && isGiven(cells, 'occupationClass') && !isGiven(cells, 'occupationCode'))
    changed = followName(changed, context, changed.occupationClass);
  if (given.length > 1) changed = { ...normalisePerson(changed, context, cellOf).person, key: person.key };
  return isSame(changed, person) ? person : changed;
}

/**
 * Returns a person with empty texts in the given fields. The scheme isn't emptied. Returns the same object when all
 * these fields were already empty.
 */
export function personWithout(person: Person, fields: readonly PersonField[]): Person {
  const cleared = fields.filter((field) => field !== 'schemeId' && person[field] !== '');
  return cleared.length === 0
    ? person
    : { ...person, ...Object.fromEntries(cleared.map((field) => [field, ''] as const)) };
}
