import { normaliseIdNumber } from '../identity/idNumber.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import { idTypeInList } from '../identity/personIdType.ts';
import { normaliseName } from '../identity/personName.ts';
import { occupationNamed, occupationOf } from '../occupation/occupationTree.ts';
import { type Problem, warningAt } from '../problem/problem.ts';
import { dayOfText } from './dateText.ts';
import { oneLine, withoutInvisible } from './invisible.ts';
import { codeWithZeros } from './occupationCode.ts';
import { type NewPerson, type PersonField, personFields } from './person.ts';
import { idTypeOfText, sexOfText, socialSecurityOfText, type Understood } from './personWords.ts';
import { acceptedIdTypes, isAsked, ratedClassOf, type RosterContext } from './rosterContext.ts';
import type { PersonWarningCode } from './rosterProblem.ts';

/**
 * A normalised text. `isChanged` is true when the user is informed of the change (`W_NORMALIZED`). Changes of some
 * fields, such as the notation of a day, aren't reported.
 */
interface NormalisedCell {
  readonly text: string;
  readonly isChanged: boolean;
}

const plainText = (text: string) => withoutInvisible(text.normalize('NFKC')).trim();
const changedTo = (text: string, raw: string): NormalisedCell => ({ text, isChanged: text !== raw });

const chineseDigits = '一二三四五六';

function classText(raw: string): string {
  const digit = /^第?([\d一二三四五六])类?$/u.exec(plainText(raw).replace(/\s+/gu, ''))?.[1];
  if (digit === undefined) return plainText(raw);
  const position = chineseDigits.indexOf(digit);
  return position === -1 ? digit : String(position + 1);
}

function word(understood: Understood<string> | null, raw: string): NormalisedCell {
  return understood
    ? { text: understood.word, isChanged: !understood.isUsual }
    : { text: withoutInvisible(raw).trim(), isChanged: false };
}
const silently = (text: string): NormalisedCell => ({ text, isChanged: false });

const cellRules: Readonly<Record<PersonField, (raw: string) => NormalisedCell>> = {
  name: (raw) => changedTo(normaliseName(raw), raw),
  idType: (raw) => word(idTypeOfText(raw), raw),
  idNo: (raw) => changedTo(normaliseIdNumber(raw), raw),
  sex: (raw) => word(sexOfText(raw), raw),
  birthday: (raw) => silently(dayOfText(raw) ?? withoutInvisible(raw).trim()),
  occupationCode: (raw) => changedTo(plainText(raw).replace(/^'|\s+/gu, ''), raw),
  occupationName: (raw) => silently(withoutInvisible(raw).trim()),
  occupationClass: (raw) => changedTo(classText(raw), raw),
  socialSecurity: (raw) => word(socialSecurityOfText(raw), raw),
  schemeId: silently,
};
const empty: NormalisedCell = { text: '', isChanged: false };

/**
 * Normalises the text of a field for storage. A text that isn't understood is kept, so that the user sees the input.
 */
export const normaliseCell = (field: PersonField, raw: string): NormalisedCell =>
  raw === '' ? empty : cellRules[field](oneLine(raw));

/** Fields whose texts often occur for several persons. */
export const recurringFields: ReadonlySet<PersonField> = new Set([
  'idType',
  'sex',
  'birthday',
  'occupationCode',
  'occupationName',
  'occupationClass',
  'socialSecurity',
]);

/** Returns `normaliseCell` with a cache for texts that occur repeatedly. It is meant for lists of many persons. */
export function createCellNormaliser(): typeof normaliseCell {
  const known = new Map<PersonField, Map<string, NormalisedCell>>();
  for (const field of recurringFields) known.set(field, new Map());
  return (field, raw) => {
    const ofField = known.get(field);
    if (!ofField) return normaliseCell(field, raw);
    let cell = ofField.get(raw);
    if (!cell) ofField.set(raw, (cell = normaliseCell(field, raw)));
    return cell;
  };
}

/** A normalised person, with notes about the fields that were changed or filled in. */
export interface NormalisedPerson {
  readonly person: NewPerson;
  readonly problems: readonly Problem<PersonWarningCode>[];
}

type MutablePerson = { -readonly [Field in PersonField]: string };

type Note = (problem: Problem<PersonWarningCode>) => void;

function fillFromId(person: MutablePerson, context: RosterContext, note: Note): void {
  if (person.birthday !== '' && person.sex !== '') return;
  const holder = holderFactsOf(person.idType, person.idNo, context.today);
  if (!holder) return;
  for (const field of ['birthday', 'sex'] as const) {
    if (person[field] !== '') continue;
    person[field] = holder[field];
    note(warningAt(field, 'W_FILLED_FROM_ID'));
  }
}

function fillOccupation(person: MutablePerson, context: RosterContext, note: Note): void {
  const code = codeWithZeros(person.occupationCode, context.occupations);
  if (code !== person.occupationCode) {
    person.occupationCode = code;
    note(warningAt('occupationCode', 'W_LEADING_ZERO'));
  }
  if (person.occupationCode === '' && person.occupationName !== '') {
    const only = occupationNamed(context.occupations, person.occupationName, person.occupationClass);
    if (only) {
      person.occupationCode = only.code;
      note(warningAt('occupationCode', 'W_FILLED_FROM_NAME'));
    }
  }
  if (person.occupationName !== '' && person.occupationClass !== '') return;
  const leaf = occupationOf(context.occupations, person.occupationCode);
  if (!leaf) return;
  if (person.occupationName === '') {
    person.occupationName = leaf.name;
    note(warningAt('occupationName', 'W_FILLED_FROM_CODE'));
  }
  const rated = ratedClassOf(context, leaf.code);
  if (person.occupationClass === '' && rated !== null) {
    person.occupationClass = String(rated);
    note(warningAt('occupationClass', 'W_FILLED_FROM_CODE'));
  }
}

/**
 * Completes a normalised person in place. An id number without an id type gets the type `idCard`. A permit for Hong
 * Kong and Macau gets the name that the accepted id types contain. Social security is emptied if the product doesn't
 * ask for it. The following is done where possible: An empty birthday and an empty sex are taken from the id number. An
 * occupation code gets its missing leading zeros. An empty occupation code is derived from the name of the occupation, if
 * only one occupation can be meant; an empty occupation name and class are derived from the code.
 * @param note receives a warning for each birthday, sex or occupation field that was filled in or completed
 */
export function completedPerson(person: MutablePerson, context: RosterContext, note: Note): NewPerson {
  if (person.idType === '' && person.idNo !== '') person.idType = 'idCard';
  person.idType = idTypeInList(person.idType, acceptedIdTypes(context));
  if (!isAsked('socialSecurity', context)) person.socialSecurity = '';
  fillFromId(person, context, note);
  fillOccupation(person, context, note);
  return person;
}

const typedFields: readonly PersonField[] = personFields.filter((field) => field !== 'schemeId');

/**
 * Normalises every field of a person except the scheme, and then completes the person with `completedPerson`.
 * @param cellOf normalises the text of a field @default normaliseCell
 */
export function normalisePerson(
  raw: NewPerson,
  context: RosterContext,
  cellOf: typeof normaliseCell = normaliseCell,
): NormalisedPerson {
  const person: MutablePerson = { ...raw };
  const problems: Problem<PersonWarningCode>[] = [];
  for (const field of typedFields) {
    const { text, isChanged } = cellOf(field, raw[field]);
    person[field] = text;
    if (isChanged) problems.push(warningAt(field, 'W_NORMALIZED'));
  }
  return { person: completedPerson(person, context, (problem) => problems.push(problem)), problems };
}
