import { editedPerson, followName } from './editPerson.ts';
import { normaliseCell, normalisePerson } from './normalisePerson.ts';
import { type NewPerson, type Person, type PersonField, personFields } from './person.ts';
import type { RosterContext } from './rosterContext.ts';

/** Text for some fields of a person, from typing, pasting or copying. */
export type PersonCells = Partial<Readonly<Record<PersonField, string>>>;

const isSame = (one: NewPerson, other: NewPerson) => personFields.every((field) => one[field] === other[field]);

/** The id number first: it proposes an id type, and a given id type replaces the proposal. */
const inOrderOfEffect: readonly PersonField[] = ['idNo', ...personFields.filter((field) => field !== 'idNo')];

const isGiven = (cells: PersonCells, field: PersonField) => (cells[field]?.trim() ?? '') !== '';

/** A name given together with a code is kept: neither changes the other. */
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
 * A person after a change of several fields: normalised, with birthday, sex and occupation derived where they aren't
 * given. The same object where nothing changed.
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
 * A person after fields were emptied; the scheme is kept, because every person has one. The same object where nothing
 * changed.
 */
export function personWithout(person: Person, fields: readonly PersonField[]): Person {
  const cleared = fields.filter((field) => field !== 'schemeId' && person[field] !== '');
  return cleared.length === 0
    ? person
    : { ...person, ...Object.fromEntries(cleared.map((field) => [field, ''] as const)) };
}
