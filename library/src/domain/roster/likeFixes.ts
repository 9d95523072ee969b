import { calendarDayOf, isRealDate } from '../calendar/calendarDay.ts';
import { legacyTo18 } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import { occupationOf } from '../occupation/occupationTree.ts';
import { type PersonProblem, personProblems } from './checkPerson.ts';
import { followName } from './editPerson.ts';
import { idTypeFor } from './idTypeOfNumber.ts';
import { normaliseCell } from './normalisePerson.ts';
import { type NewPerson, type Person, type PersonField, personFields } from './person.ts';
import { classOfPerson, covers, ratedClassOf, type RosterContext } from './rosterContext.ts';

/**
 * A rule that corrects a problem of a row from data that are already known, without asking the user. `rules` contains
 * the function of each kind.
 */
export type LikeFixKind =
  | 'notation'
  | 'dateOrder'
  | 'fromNumber'
  | 'typeFromNumber'
  | 'longNumber'
  | 'codeDigits'
  | 'codeFromName'
  | 'fromOccupation'
  | 'schemeThatCovers'
  | 'onlyScheme';

type Fix = (person: NewPerson, field: PersonField, context: RosterContext) => string | null;

/**
 * Converts a day such as 31/12/1990 or 12/31/1990, if both orders of day and month can't mean different days; otherwise
 * null.
 */
function dayInOtherOrder(text: string): string | null {
  const [, one, , other, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (!one || !other || !year) return null;
  const days = [
    [one, other],
    [other, one],
  ].flatMap(([day, month]) => {
    const date = [Number(year), Number(month), Number(day)] as const;
    return isRealDate(...date) ? [calendarDayOf(...date)] : [];
  });
  return days.length === 1 || days[0] === days[1] ? (days[0] ?? null) : null;
}

function fromNumber({ idType, idNo }: NewPerson, field: PersonField, { today }: RosterContext): string | null {
  const holder = holderFactsOf(idType, idNo, today);
  return holder && (field === 'birthday' || field === 'sex') ? holder[field] : null;
}

function fromOccupation(person: NewPerson, field: PersonField, context: RosterContext): string | null {
  const leaf = occupationOf(context.occupations, person.occupationCode);
  if (field === 'occupationName') return leaf?.name ?? null;
  const rated = ratedClassOf(context, person.occupationCode);
  return field === 'occupationClass' && rated !== null ? String(rated) : null;
}

/**
 * The only scheme that covers the occupation class of the person. Null when the class is unknown, or when no scheme
 * covers the class. Also null when several schemes cover the class, because the user must choose.
 */
function schemeThatCovers(person: NewPerson, _: PersonField, context: RosterContext): string | null {
  const occupationClass = classOfPerson(person, context);
  if (occupationClass === null) return null;
  const covering = context.schemes.filter((scheme) => covers(context, scheme, occupationClass));
  return covering.length === 1 ? (covering[0]?.id ?? null) : null;
}

function codeDigits({ occupationCode }: NewPerson, _: PersonField, { occupations }: RosterContext): string | null {
  const code = occupationCode.padStart(7, '0');
  return /^\d{4,6}$/.test(occupationCode) && occupationOf(occupations, code) ? code : null;
}

/**
 * Returns the code of the occupation with the person's occupation name. The name alone, or the name and the class
 * together, must belong to only one occupation; otherwise the person's own code is returned.
 */
const codeFromName = (person: NewPerson, _: PersonField, context: RosterContext): string =>
  followName(person, context, person.occupationClass).occupationCode;

/** The field that a correction changes. Corrections that aren't listed here change the field that has the problem. */
const written: Partial<Readonly<Record<LikeFixKind, PersonField>>> = {
  typeFromNumber: 'idType',
  schemeThatCovers: 'schemeId',
  longNumber: 'idNo',
  codeFromName: 'occupationCode',
};

/** The possible corrections, the most reliable first. */
const rules: readonly (readonly [LikeFixKind, Fix])[] = [
  ['notation', (person, field) => normaliseCell(field, person[field]).text],
  ['fromNumber', fromNumber],
  ['typeFromNumber', ({ idNo, idType }, _, context) => idTypeFor(idNo, idType, context)],
  ['dateOrder', ({ birthday }, field) => (field === 'birthday' ? dayInOtherOrder(birthday) : null)],
  ['longNumber', ({ idType, idNo }) => (idType === 'idCard' && /^\d{15}$/.test(idNo) ? legacyTo18(idNo) : null)],
  ['codeDigits', (person, field, context) => (field === 'occupationCode' ? codeDigits(person, field, context) : null)],
  ['codeFromName', codeFromName],
  ['fromOccupation', fromOccupation],
  ['schemeThatCovers', schemeThatCovers],
  [
    'onlyScheme',
    (_, field, { schemes }) => (field === 'schemeId' && schemes.length === 1 ? (schemes[0]?.id ?? null) : null),
  ],
];

const isTypeProblem: ReadonlySet<string> = new Set([
  'E_ID_TYPE',
  'E_ID_FORMAT',
  'E_ID_LENGTH',
  'E_ID_AREA',
  'E_ID_BIRTHDAY',
]);
/**
 * True when a correction can be tried for a problem. The corrections in `written` can be tried only for certain problem
 * codes, all other corrections for every problem.
 */
const belongs = (kind: LikeFixKind, { code }: PersonProblem): boolean => {
  if (kind === 'typeFromNumber') return isTypeProblem.has(code);
  if (kind === 'longNumber') return code === 'W_15_DIGIT';
  if (kind === 'codeFromName') return code === 'E_OCC_UNKNOWN';
  return kind !== 'schemeThatCovers' || code === 'E_CLASS_NOT_COVERED';
};

/** A corrected person, with the kind and the field of the correction. */
export interface LikeFix {
  readonly kind: LikeFixKind;
  readonly field: PersonField;
  readonly person: Person;
}

const weigh = (problems: readonly PersonProblem[]) =>
  problems.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);

/**
 * Corrects one problem of a person with the data of the row and of the context; null when no correction is possible. A
 * correction must remove the problem. After the correction, the person must have fewer errors, or equally many errors
 * and fewer warnings. The kind `codeFromName` need only remove the problem.
 */
export function likeFixOf(person: Person, problem: PersonProblem, context: RosterContext): LikeFix | null {
  const before = weigh(personProblems(person, context));
  for (const [kind, rule] of rules) {
    if (!belongs(kind, problem)) continue;
    const field = written[kind] ?? personFields.find((each) => each === problem.path);
    if (field === undefined) continue;
    const text = rule(person, field, context);
    if (text === null || text === person[field]) continue;
    // The function `followName` is used for a code, because it also sets the name and the class of the occupation.
    const fixed =
      kind === 'codeFromName' ? followName(person, context, person.occupationClass) : { ...person, [field]: text };
    const after = personProblems(fixed, context);
    const isGone = !after.some(({ code, path }) => code === problem.code && path === problem.path);
    // A code that was found by the occupation name is accepted even if the person's scheme doesn't cover the class. The
    // uncovered class is then reported as a problem.
    if (isGone && (weigh(after) < before || kind === 'codeFromName')) return { kind, field, person: fixed };
  }
  return null;
}

/**
 * Corrects all persons who have the same problem (code and field) as `like`, each with the data of the person's own
 * row. Only corrections of the kind `kind` are returned.
 */
export function likeFixesOf(
  persons: readonly Person[],
  problemsOf: (key: number) => readonly PersonProblem[],
  like: PersonProblem,
  kind: LikeFixKind,
  context: RosterContext,
): readonly LikeFix[] {
  return persons.flatMap((person) => {
    const problem = problemsOf(person.key).find(({ code, path }) => code === like.code && path === like.path);
    const fix = problem ? likeFixOf(person, problem, context) : null;
    return fix?.kind === kind ? [fix] : [];
  });
}
