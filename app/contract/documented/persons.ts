import { ContradictionError } from '../wire/contradiction.ts';
import type { PersonWire } from '../wire/draft.schema.ts';
import { agreed } from './agreed.ts';
import type { PersonPayload } from './draft.schema.ts';

/** Returns a person with the birthday under both names, `birthDay` and `birthday`. */
export const answeredPerson = (person: PersonWire) => ({ ...person, birthday: person.birthDay });

const textOf = (code: string | number | undefined): string => (code === undefined ? '' : String(code));

const personOf = (person: PersonPayload, key: number, path: string): PersonWire => ({
  key,
  productCombId: person.productCombId ?? '',
  insuredName: person.insuredName ?? '',
  insuredIdType: textOf(person.insuredIdType),
  insuredIdNo: person.insuredIdNo ?? '',
  insuredSex: textOf(person.insuredSex),
  birthDay: agreed(`${path}.birthDay`, person.birthDay, person.birthday) ?? '',
  occupationCode: person.occupationCode ?? '',
  occupationDesc: person.occupationDesc ?? '',
  occupationType: textOf(person.occupationType),
  ...(person.socialSecurity !== undefined && { socialSecurity: textOf(person.socialSecurity) }),
});

/**
 * Returns the persons of a list. Each person without a key gets a new key: the greatest key in the list plus one, plus
 * two and so on.
 */
export function receivedPersons(persons: readonly PersonPayload[], path: string): PersonWire[] {
  let last = persons.reduce((greatest, { key = 0 }) => Math.max(greatest, key), 0);
  return persons.map((person, at) => personOf(person, person.key ?? (last += 1), `${path}.${at}`));
}

const identity = ({ insuredName = '', insuredIdType, insuredIdNo = '' }: PersonPayload): string =>
  JSON.stringify([insuredName, textOf(insuredIdType), insuredIdNo]);

/**
 * Returns the persons of a roster. A payload contains them in `list`, in several other lists that belong to the
 * occupations and the applicant, or in both forms. If both forms are present, `list` is returned, and the other lists
 * may only repeat its persons.
 *
 * @throws ContradictionError when another list has a person who isn't in `list`
 */
export function oneRoster(
  list: readonly PersonPayload[],
  elsewhere: readonly (readonly [path: string, persons: readonly PersonPayload[]])[],
): readonly PersonPayload[] {
  if (list.length === 0) return elsewhere.flatMap(([, persons]) => persons);
  const known = new Set(list.map(identity));
  const [differing] = elsewhere.filter(([, persons]) => persons.some((person) => !known.has(identity(person))));
  if (differing) throw new ContradictionError('fieldsDiffer', differing[0]);
  return list;
}
