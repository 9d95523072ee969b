import { identityOf } from '../duplicates.ts';
import { type NewPerson, type PersonField, personFields } from '../person.ts';
import { correctedDocuments, withDocumentOf } from './correctedDocuments.ts';

/** A roster merged with a repeated import. */
export interface MergedRoster {
  /** The roster's persons in their order, updated, then those who are only in the list. */
  readonly persons: readonly NewPerson[];
  /** Number of changed persons, and number of added ones. */
  readonly updated: number;
  readonly added: number;
  /** Fields of the roster that were kept although the list differs, by index in `persons`. */
  readonly kept: readonly { readonly position: number; readonly fields: readonly PersonField[] }[];
}

/** The text of a field after the merge; `isKept`: the roster's text was kept against the list's. */
interface MergedCell {
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * An empty field of the list is ignored, an empty one of the roster is filled. Where both have a text, the list's is
 * used if the roster still has the text of the last import; other texts were typed by hand and are kept.
 */
function mergedCell(current: string, listed: string, imported: string | undefined): MergedCell {
  if (listed === '' || listed === current) return { text: current, isKept: false };
  if (current === '' || current === imported) return { text: listed, isKept: false };
  return { text: current, isKept: listed !== imported }; // the list repeats its earlier text
}

/** Persons by id type and number, the first of several. Persons without a number match none. */
function byIdentity<Each extends NewPerson>(persons: readonly Each[]): Map<string, Each> {
  const found = new Map<string, Each>();
  for (const person of persons) {
    const identity = identityOf(person);
    if (identity !== '' && !found.has(identity)) found.set(identity, person);
  }
  return found;
}

/** The scheme isn't merged: it is chosen in this app, not in the list. */
const mergedFields = personFields.filter((field) => field !== 'schemeId');

const never = () => false;

/**
 * Merges a repeated import into a roster: persons are matched by id type and number, manual edits are kept, and no
 * person is removed. A person with a wrong document who is no longer in the list takes over id type, number, sex and
 * birthday of a new person of the list with the same name and occupation: the document was corrected. A person who is
 * twice in the list is added the second time, so that the duplicate is visible.
 * @param lastImport texts of the last import; without it every difference counts as a manual edit
 * @param hasWrongDocument true for a person of the roster with an error in id type or number @default none
 */
export function mergeRoster(
  roster: readonly NewPerson[],
  list: readonly NewPerson[],
  lastImport: readonly NewPerson[] = [],
  hasWrongDocument: (person: NewPerson) => boolean = never,
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
