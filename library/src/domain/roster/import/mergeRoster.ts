import { identityOf } from '../duplicates.ts';
import { type NewPerson, type PersonField, personFields } from '../person.ts';
import { correctedDocuments, documentFields, withDocumentOf } from './correctedDocuments.ts';

/** The result of merging a list into the roster when the list is imported again. */
export interface MergedRoster {
  /** All persons of the roster in their order, with their updates. The added persons come last. */
  readonly persons: readonly NewPerson[];
  /** Number of persons of the roster whom the list has changed. */
  readonly updated: number;
  readonly added: number;
  /** Fields in which the list has a new text but the roster's text was kept. `position` is an index in `persons`. */
  readonly kept: readonly { readonly position: number; readonly fields: readonly PersonField[] }[];
}

/** The merged text of one field. `isKept` is true when the list has a new text but the roster's text was kept. */
interface MergedCell {
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * Merges the texts of one field. An empty text in the list is ignored, and an empty text in the roster is filled from
 * the list. If both have a text, the text of the list is used, except when the user has edited the roster's text since
 * the last import.
 */
function mergedCell(current: string, listed: string, imported: string | undefined): MergedCell {
  if (listed === '' || listed === current) return { text: current, isKept: false };
  if (current === '' || current === imported) return { text: listed, isKept: false };
  return { text: current, isKept: listed !== imported }; // The text counts as kept only if the list has changed it.
}

/**
 * Persons by id type and number. If several persons have the same type and number, only the first of these persons is
 * contained. Persons without a number are left out.
 */
function byIdentity<Each extends NewPerson>(persons: readonly Each[]): Map<string, Each> {
  const found = new Map<string, Each>();
  for (const person of persons) {
    const identity = identityOf(person);
    if (identity !== '' && !found.has(identity)) found.set(identity, person);
  }
  return found;
}

/** The fields that are merged. The scheme isn't merged, because the user chooses it in this app. */
const mergedFields = personFields.filter((field) => field !== 'schemeId');
const fieldsBesideDocument = mergedFields.filter((field) => !documentFields.includes(field));

const never = () => false;

/**
 * Merges a list into the roster when the list is imported again. Persons are matched by id type and number. Edits by
 * the user are kept, and no person is removed. If a person of the roster has a wrong document and isn't in the list,
 * but the list has a new person with the same name and occupation, the document is treated as corrected. The person in
 * the roster then gets id type, number, sex and birthday from the list; other fields are merged as usual. If the list contains a person twice, the second
 * entry is added, so that the user sees the duplicate.
 * @param lastImport persons of the last import; without them every difference is treated as an edit by the user
 * @param hasWrongDocument returns true for a person of the roster with an error in id type or number
 * @default a function that always returns false
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
    const identity = identityOf(person);
    const meant = corrected.get(person);
    const now = meant ?? listed.get(identity);
    if (!now || matched.has(now)) return person;
    matched.add(now);
    const before = imported.get(identity);
    const merged: { -readonly [Field in PersonField]: string } = meant ? withDocumentOf(person, meant) : { ...person };
    const fields = (meant ? fieldsBesideDocument : mergedFields).filter((field) => {
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
