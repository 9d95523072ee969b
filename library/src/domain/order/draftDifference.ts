import type { Address } from '../region/address.ts';
import type { Person } from '../roster/person.ts';
import type { OccupationLine, Scheme } from '../scheme/scheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/** Value of a field in a draft. If it is a list of texts, the texts are addresses of files. */
export type FieldValue = string | number | boolean | Address | readonly string[];

/**
 * A field that has different values in two versions of a draft. The value is an empty text if the field has no value.
 */
export interface FieldDifference {
  /**
   * Path of the field in the draft, for example `startDate`, `applicant.landline`, `schemes.s1.clauses.CL01`,
   * `vehicle.others.0.frameNo` or `materials.businessLicence`.
   */
  readonly path: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

/** The insured persons who differ between two versions of a draft. */
export interface PersonsDifference {
  readonly onlyMine: readonly Person[];
  readonly onlyTheirs: readonly Person[];
  readonly changed: readonly { readonly mine: Person; readonly theirs: Person }[];
}

export interface DraftDifference {
  readonly fields: readonly FieldDifference[];
  readonly persons: PersonsDifference;
}

const isAddress = (value: object): value is Address => 'provinceCode' in value;

const isTextList = (value: readonly unknown[]): value is readonly string[] =>
  value.every((item) => typeof item === 'string');

/** The fields of a value and of all values inside it, with their paths. Empty fields are left out. */
function fieldsUnder(path: string, value: unknown): readonly (readonly [string, FieldValue])[] {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (typeof value === 'string' || typeof value === 'number' || value === true) return [[path, value]];
  if (Array.isArray(value)) return fieldsOfList(path, value);
  if (typeof value !== 'object') return [];
  if (isAddress(value)) return value.provinceCode === 0 && value.detail === '' ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => fieldsUnder(`${path}.${name}`, part));
}

function fieldsOfList(path: string, list: readonly unknown[]): readonly (readonly [string, FieldValue])[] {
  if (isTextList(list)) return list.length > 0 ? [[path, list]] : [];
  return list.flatMap((row, at) => fieldsUnder(`${path}.${at}`, row));
}

/** Different occupations may have the same name, so the code is a part of the key. The key is readable. */
const keyOfOccupation = ({ code, name, occupationClass }: OccupationLine): string =>
  [name, code].filter((part) => part !== '').join(' ') || String(occupationClass);

function fieldsOfScheme({ id, clauses, occupations, ...rest }: Scheme): readonly (readonly [string, FieldValue])[] {
  const path = `schemes.${id}`;
  return [
    ...fieldsUnder(path, rest),
    ...clauses.map(({ code, sumInsured }) => [`${path}.clauses.${code}`, sumInsured] as const),
    ...occupations.map((line) => [`${path}.occupations.${keyOfOccupation(line)}`, line.heads] as const),
  ];
}

/** Parts of a draft that aren't compared as fields. Persons are compared separately. */
const comparedApart: ReadonlySet<string> = new Set(['persons', 'productId', 'productVersion']);

function fieldsOf({ schemes, ...body }: OrderDraft) {
  const plain = Object.entries(body).flatMap(([name, value]) =>
    comparedApart.has(name) ? [] : fieldsUnder(name, value),
  );
  return new Map<string, FieldValue>([...plain, ...schemes.flatMap(fieldsOfScheme)]);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** True when two rows of the roster belong to different persons, because both name and id number are different. */
const isAnother = (mine: Person, theirs: Person): boolean => mine.name !== theirs.name && mine.idNo !== theirs.idNo;

const cells = (person: Person) => ({ ...person, key: 0 });

function personsBetween(mine: readonly Person[], theirs: readonly Person[]): PersonsDifference {
  const byKey = new Map(theirs.map((person) => [person.key, person]));
  const pairs = mine.flatMap((person) => {
    const other = byKey.get(person.key);
    return other && !isAnother(person, other) ? [{ mine: person, theirs: other }] : [];
  });
  const paired = new Set(pairs.map((pair) => pair.mine.key));
  return {
    onlyMine: mine.filter(({ key }) => !paired.has(key)),
    onlyTheirs: theirs.filter(({ key }) => !paired.has(key)),
    changed: pairs.filter((pair) => !isSame(cells(pair.mine), cells(pair.theirs))),
  };
}

/**
 * Compares two versions of a draft of the same product. The result lists each different field with both values, and the
 * differences between the persons, row by row.
 */
export function draftDifference(mine: OrderDraft, theirs: OrderDraft): DraftDifference {
  const [before, after] = [fieldsOf(mine), fieldsOf(theirs)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return {
    fields: paths
      .map((path) => ({ path, mine: before.get(path) ?? '', theirs: after.get(path) ?? '' }))
      .filter((field) => !isSame(field.mine, field.theirs)),
    persons: personsBetween(mine.persons, theirs.persons),
  };
}

/** True when two versions of a draft have the same fields and persons. */
export function isSameContent(one: OrderDraft, other: OrderDraft): boolean {
  const { fields, persons } = draftDifference(one, other);
  return [fields, persons.onlyMine, persons.onlyTheirs, persons.changed].every(({ length }) => length === 0);
}
