import { identityOf } from '../duplicates.ts';
import { type NewPerson, type PersonField, personFields } from '../person.ts';
import { correctedDocuments, withDocumentOf } from './correctedDocuments.ts';

/** The result of merging a repeated import into a roster. */
export interface MergedRoster {
  /** The updated persons of the roster in their order, followed by those who are only in the list. */
  readonly persons: readonly NewPerson[];
  /** Number of changed persons. */
  readonly updated: number;
  readonly added: number;
  /** Fields of the roster that were kept although the list has another text; `position` is an index in `persons`. */
  readonly kept: readonly { readonly position: number; readonly fields: readonly PersonField[] }[];
}

/** The merged text of a field. `isKept` is true when the roster's text was kept although the list has another text. */
interface MergedCell {
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * Merges one field. An empty text in the list is ignored; an empty text in the roster is filled. If both have a text,
 * the list's text is used if the roster still has the text of the last import. Otherwise the user has edited the text,
 * and it is kept.
 */
function mergedCell(current: string, listed: string, imported: string | undefined): MergedCell {
  if (listed === '' || listed === current) return { text: current, isKept: false };
  if (current === '' || current === imported) return { text: listed, isKept: false };
  return { text: current, isKept: listed !== imported }; // the roster's text isn't reported as kept if the list hasn't changed its text
}

/** Persons by id type and number; if several have the same, the first one. Persons without a number are left out. */
function byIdentity<Each extends NewPerson>(persons: readonly Each[]): Map<string, Each> {
  const found = new Map<string, Each>();
  for (const person of persons) {
    const identity = identityOf(person);
    if (identity !== '' && !found.has(identity)) found.set(identity, person);
  }
  return found;
}

/** The scheme isn't merged, because the user chooses it in this app. */
const mergedFields = personFields.filter((field) => field !== 'schemeId');

const never = () => false;

/**
 * Merges a repeated import into a roster. Persons are matched by id type and number; edits by the user are kept, and no
 * person is removed.
 *
 * If a person with a wrong document is missing in the list, and a new person of the list has the same name and
 * occupation, the document was corrected: the person takes over id type, number, sex and birthday. If the list contains
 * a person twice, the second one is added, so that the user sees the duplicate.
 * @param lastImport texts of the last import; without it every difference counts as an edit by the user
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
