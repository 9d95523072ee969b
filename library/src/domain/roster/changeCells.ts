import { editedPerson, followName } from './editPerson.ts';
import { normaliseCell, normalisePerson } from './normalisePerson.ts';
import { type NewPerson, type Person, type PersonField, personFields } from './person.ts';
import type { RosterContext } from './rosterContext.ts';

/** Some cells of a person, as text that was typed, pasted or copied. */
export type PersonCells = Partial<Readonly<Record<PersonField, string>>>;

const isSame = (one: NewPerson, other: NewPerson) => personFields.every((field) => one[field] === other[field]);

/** The number first: it proposes a document type, which one that is given too overrules. */
const inOrderOfEffect: readonly PersonField[] = ['idNo', ...personFields.filter((field) => field !== 'idNo')];

const isGiven = (cells: PersonCells, field: PersonField) => (cells[field]?.trim() ?? '') !== '';

/** A name that comes with a code stays as it is given: it overrules neither the code nor is it overruled. */
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
 * A person after several cells were given at once: normalised, with birthday, sex and occupation brought along where no
 * text is given for them. Same object: nothing changed.
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

/** A person whose cells were emptied; the scheme stays, for a person is always in one. Same object: nothing changed. */
export function personWithout(person: Person, fields: readonly PersonField[]): Person {
  const cleared = fields.filter((field) => field !== 'schemeId' && person[field] !== '');
  return cleared.length === 0
    ? person
    : { ...person, ...Object.fromEntries(cleared.map((field) => [field, ''] as const)) };
}
