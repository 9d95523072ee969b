import { editedPerson, followName } from './editPerson.ts';
import { normaliseCell, normalisePerson } from './normalisePerson.ts';
import { type NewPerson, type Person, type PersonField, personFields } from './person.ts';
import type { RosterContext } from './rosterContext.ts';

/** Texts for some fields of a person; they were typed, pasted or copied. */
export type PersonCells = Partial<Readonly<Record<PersonField, string>>>;

const isSame = (one: NewPerson, other: NewPerson) => personFields.every((field) => one[field] === other[field]);

/**
 * The id number comes first, because it suggests an id type, and an id type in the same change then replaces the
 * suggestion.
 */
const inOrderOfEffect: readonly PersonField[] = ['idNo', ...personFields.filter((field) => field !== 'idNo')];

const isGiven = (cells: PersonCells, field: PersonField) => (cells[field]?.trim() ?? '') !== '';

/** Changes one field. An occupation name that is given together with a code doesn't change the code, and vice versa. */
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
 * Returns a person after a change of several fields. Texts are normalised; birthday, sex and occupation are derived if
 * they aren't given. Returns the same object when nothing changes.
 * @param cellOf @default normaliseCell
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
 * Returns a person after fields were emptied. The scheme is kept, because every person has one. Returns the same object
 * when nothing changes.
 */
export function personWithout(person: Person, fields: readonly PersonField[]): Person {
  const cleared = fields.filter((field) => field !== 'schemeId' && person[field] !== '');
  return cleared.length === 0
    ? person
    : { ...person, ...Object.fromEntries(cleared.map((field) => [field, ''] as const)) };
}
