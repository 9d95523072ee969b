import { normaliseIdNumber } from '../identity/idNumber.ts';
import { normaliseName } from '../identity/personName.ts';
import type { EndorsementKind } from '../product/endorsementRule.ts';
import { personsOfSheet } from '../roster/import/personsOfSheet.ts';
import { fieldOfCaption } from '../roster/import/rosterCaptions.ts';
import type { RosterColumn } from '../roster/import/rosterColumns.ts';
import { isBlankCell, isBlankRow, type Sheet } from '../roster/import/sheet.ts';
import type { NewPerson, Person } from '../roster/person.ts';
import { classOfPerson, covers, type RosterContext } from '../roster/rosterContext.ts';
import type { PersonChange } from './personChange.ts';

/**
 * A row of the template of changes that can't become a change, because its original person isn't found in the policy.
 */
export interface UnknownOriginal {
  readonly kind: EndorsementKind;
  /** Number of the row in the sheet, counted from 1. */
  readonly row: number;
  /** Name of the original person as written in the row. */
  readonly name: string;
}

/** The changes that were read from a filled-in template. */
export interface TemplateChanges {
  /** True when the file contains at least one sheet of the template. */
  readonly isTemplate: boolean;
  readonly changes: readonly PersonChange[];
  readonly unknown: readonly UnknownOriginal[];
}

const sheetKinds: readonly (readonly [EndorsementKind, RegExp])[] = [
  ['add', /^增员/u],
  ['remove', /^减员/u],
  ['replace', /^替换/u],
];
/** The captions of columns for an original person begin with one of these texts. Older templates contain 原被保人. */
const originalPrefixes = ['原被保险人', '原被保人', '原雇员'] as const;
const schemeCaption = /^方案/u;

const kindOf = ({ name }: Sheet) => sheetKinds.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? null;

/** Index of the header row: the first row that isn't blank. */
function headerRowOf(sheet: Sheet): number {
  let row = 0;
  while (row < sheet.rowCount && isBlankRow(sheet.cellsAt(row))) row += 1;
  return row;
}

interface Side {
  readonly row: number;
  readonly columns: readonly RosterColumn[];
  readonly schemeAt: number;
}

/** The columns of the original persons if `isOriginal` is true; otherwise the columns of the new persons. */
function sideOf(sheet: Sheet, isOriginal: boolean): Side {
  const row = headerRowOf(sheet);
  const captions = sheet.cellsAt(row).map((cell) => (isBlankCell(cell) ? '' : String(cell).trim()));
  const own = captions.map((caption) => {
    const prefix = originalPrefixes.find((each) => caption.startsWith(each)) ?? '';
    return (prefix !== '') === isOriginal ? caption.slice(prefix.length) : '';
  });
  const columns = own.flatMap((caption, index): RosterColumn[] => {
    const field = caption === '' ? null : fieldOfCaption(caption);
    return field === null ? [] : [{ index, caption, field }];
  });
  return { row, columns, schemeAt: own.findIndex((caption) => schemeCaption.test(caption)) };
}

/** The original persons of a sheet if `isOriginal` is true, otherwise the new persons, by row number. */
function personsBy(sheet: Sheet, isOriginal: boolean, context: RosterContext): ReadonlyMap<number, NewPerson> {
  const { row, columns, schemeAt } = sideOf(sheet, isOriginal);
  const { persons, rowOf } = personsOfSheet(sheet, { row, columns }, { ...context, schemes: [] });
  const schemeTexts = new Map<number, string>();
  for (let position = row + 1; position < sheet.rowCount; position += 1)
    schemeTexts.set(sheet.rowNumberAt(position), String(sheet.cellsAt(position)[schemeAt] ?? '').trim());
  return new Map(
    persons.map((person, at): [number, NewPerson] => {
      const number = rowOf[at] ?? 0;
      const scheme = context.schemes.find(({ name, id }) => [name, id].includes(schemeTexts.get(number) ?? ''));
      return [number, { ...person, schemeId: scheme?.id ?? '' }];
    }),
  );
}

/**
 * Returns a function that finds the insured person of a row by the document number. If the row has no number, the
 * person is found by name, but only if a single insured person has this name.
 */
function finderIn(insured: readonly Person[]): (asked: NewPerson) => Person | null {
  const byNumber = new Map(insured.map((person) => [normaliseIdNumber(person.idNo), person]));
  const byName = new Map<string, Person | null>();
  for (const person of insured) {
    const name = normaliseName(person.name);
    byName.set(name, byName.has(name) ? null : person);
  }
  return ({ idNo, name }) =>
    (idNo === '' ? byName.get(normaliseName(name)) : byNumber.get(normaliseIdNumber(idNo))) ?? null;
}

/**
 * Id of the scheme of a row's new person. If the row contains no scheme, the scheme of the replaced person is used. An
 * added person gets the first scheme that covers the occupation class or, if none covers it, the first scheme. The id
 * is empty when there are no schemes.
 */
export function schemeFor(person: NewPerson, original: Person | null, context: RosterContext): string {
  if (person.schemeId !== '') return person.schemeId;
  if (original) return original.schemeId;
  const occupationClass = classOfPerson(person, context);
  const { schemes } = context;
  const fitting = schemes.find((scheme) => occupationClass !== null && covers(context, scheme, occupationClass));
  return (fitting ?? schemes[0])?.id ?? '';
}

/**
 * Reads a filled-in template of changes. The template has one sheet for each kind of change. The captions of the
 * columns for the original person begin with one of `originalPrefixes`. `endorsementProblems` checks afterwards that
 * the product allows the changes.
 */
export function templateChanges(
  sheets: readonly Sheet[],
  insured: readonly Person[],
  context: RosterContext,
): TemplateChanges {
  const find = finderIn(insured);
  const changes: PersonChange[] = [];
  const unknown: UnknownOriginal[] = [];
  let isTemplate = false;
  for (const sheet of sheets) {
    const kind = kindOf(sheet);
    if (kind === null) continue;
    isTemplate = true;
    const coming = kind === 'remove' ? new Map<number, NewPerson>() : personsBy(sheet, false, context);
    const going = kind === 'add' ? new Map<number, NewPerson>() : personsBy(sheet, true, context);
    for (const [row, asked] of kind === 'add' ? coming : going) {
      const original = kind === 'add' ? null : find(asked);
      const person = coming.get(row);
      const placed = person && { ...person, schemeId: schemeFor(person, original, context) };
      if (kind === 'add') {
        if (placed) changes.push({ kind, person: placed });
      } else if (original === null) unknown.push({ kind, row, name: asked.name });
      else if (kind === 'remove') changes.push({ kind, original });
      else if (placed) changes.push({ kind, original, person: placed });
    }
  }
  return { isTemplate, changes, unknown };
}
