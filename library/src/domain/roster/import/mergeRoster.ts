import { identityOf } from '../duplicates.ts';
import { type NewPerson, type PersonField, personFields } from '../person.ts';
import { correctedDocuments, withDocumentOf } from './correctedDocuments.ts';

/** A roster with a list imported once more. */
export interface MergedRoster {
  /** The roster's persons in their order, brought up to date, then those whom only the list has. */
  readonly persons: readonly NewPerson[];
  /** How many persons of the roster changed, and how many were added. */
  readonly updated: number;
  readonly added: number;
  /** Cells of the roster that stayed although the list says something else, by position in `persons`. */
  readonly kept: readonly { readonly position: number; readonly fields: readonly PersonField[] }[];
}

/** What a cell is to hold; `isKept`: the roster's text stays against the list's. */
interface MergedCell {
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * An empty cell of the list says nothing, an empty one of the roster is filled. Where both say something, the list counts
 * if the cell still holds what the last import brought; anything else was written by hand and stays.
 */
function mergedCell(current: string, listed: string, imported: string | undefined): MergedCell {
  if (listed === '' || listed === current) return { text: current, isKept: false };
  if (current === '' || current === imported) return { text: listed, isKept: false };
  return { text: current, isKept: listed !== imported }; // a list that says what it said before has no news
}

/** Persons by id type and number; of several the first. Those without a number match no one. */
function byIdentity<Each extends NewPerson>(persons: readonly Each[]): Map<string, Each> {
  const found = new Map<string, Each>();
  for (const person of persons) {
    const identity = identityOf(person);
    if (identity !== '' && !found.has(identity)) found.set(identity, person);
  }
  return found;
}

/** Which scheme a person is in was decided here, not in the list. */
const mergedFields = personFields.filter((field) => field !== 'schemeId');

const nobody = () => false;

/**
 * Merges a list that is imported again into a roster: persons are found by id type and number, what was edited by hand
 * stays, nobody is removed. Somebody whose document is wrong and whom the list doesn't have any more takes over id type,
 * number, sex and birthday of the one who is new in the list and agrees in name and occupation: the document was corrected.
 A person whom the list names twice is added the second time, so that the repetition is seen.
 * @param lastImport what the last import brought; without it every difference counts as edited by hand
 * @param hasWrongDocument whether a person of the roster has an error in id type or number @default none has
 */
export function mergeRoster(
  roster: readonly NewPerson[],
  list: readonly NewPerson[],
  lastImport: readonly NewPerson[] = [],
  hasWrongDocument: (person: NewPerson) => boolean = nobody,
): MergedRoster {
  const listed = byIdentity(list);
  const imported = byIdentity(lastImport);
  const corrected = correctedDocuments(roster, list, listed, hasWrongDocument);
  const matched = new Set<NewPerson>();
  const kept: { position: number; fields: readonly PersonField[] }[] = [];
  let updated = 0;
  const persons = roster.map((person, position): NewPerson => {
    const meant = corrected.get(person);
    if (meant) {
      matched.add(meant);
      updated++;
      return withDocumentOf(person, meant);
    }
    const identity = identityOf(person);
    const now = listed.get(identity);
    if (!now || matched.has(now)) return person;
    matched.add(now);
    const before = imported.get(identity);
    const merged: { -readonly [Field in PersonField]: string } = { ...person };
    const fields = mergedFields.filter((field) => {
      const { text, isKept } = mergedCell(person[field], now[field], before?.[field]);
      merged[field] = text;
      return isKept;
    });
    if (fields.length > 0) kept.push({ position, fields });
    if (mergedFields.every((field) => merged[field] === person[field])) return person;
    updated++;
    return merged;
  });
  const added = list.filter((person) => !matched.has(person));
  return { persons: [...persons, ...added], updated, added: added.length, kept };
}
