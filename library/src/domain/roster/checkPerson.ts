import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { socialSecurities } from '../enumeration/socialSecurity.ts';
import { idCardAgrees, idCardReading } from '../identity/idCard.ts';
import { type HolderFacts, holderFactsOf, personalIdProblems } from '../identity/personalId.ts';
import { isPersonIdType, type PersonIdType } from '../identity/personIdType.ts';
import { personNameProblems } from '../identity/personName.ts';
import { isOccupationClass } from '../occupation/occupationClass.ts';
import { occupationOf } from '../occupation/occupationTree.ts';
import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import { brokenAgeLimit } from './ageLimits.ts';
import { isCellError } from './cellError.ts';
import { identityOf, tellsPerson } from './duplicates.ts';
import { type NewPerson, type PersonField, personFields } from './person.ts';
import {
  acceptedIdTypes,
  asksForOccupation,
  covers,
  isAsked,
  isDeclined,
  ratedClassOf,
  type RosterContext,
} from './rosterContext.ts';
import type { PersonErrorCode, PersonWarningCode } from './rosterProblem.ts';

export type PersonProblem = Problem<PersonErrorCode | PersonWarningCode>;

const none: readonly PersonProblem[] = [];

/** True when the id number of the row is valid and contains the row's birthday and sex. */
const tellsHolder = (person: NewPerson, { today }: RosterContext): person is NewPerson & HolderFacts =>
  idCardAgrees(person.idNo, person.birthday, person.sex, today);

/**
 * Checks the id type and the id number of a row. Returns the birthday and sex that the number contains; null when the
 * number isn't valid or doesn't contain them.
 */
function checkId(person: NewPerson, context: RosterContext, found: PersonProblem[]): HolderFacts | null {
  const { idType, idNo } = person;
  if (idType === '') found.push(errorAt('idType', 'E_REQUIRED'));
  else if (!isPersonIdType(idType)) found.push(errorAt('idType', 'E_ID_TYPE'));
  else if (!acceptedIdTypes(context).includes(idType)) found.push(errorAt('idType', 'E_ID_TYPE', { isRefused: 1 }));
  if (idNo === '') {
    found.push(errorAt('idNo', 'E_REQUIRED'));
    return null;
  }
  if (idType === 'idCard') {
    if (tellsHolder(person, context)) return person;
    const reading = idCardReading(idNo, context.today);
    if (typeof reading === 'string') found.push(errorAt('idNo', reading));
    else if (reading.isLegacy) found.push(warningAt('idNo', 'W_15_DIGIT'));
    return typeof reading === 'string' ? null : reading;
  }
  if (!isPersonIdType(idType)) return null;
  found.push(...personalIdProblems(idType, idNo, context.today));
  return holderFactsOf(idType, idNo, context.today);
}

function checkSex(person: NewPerson, holder: HolderFacts | null, found: PersonProblem[]): void {
  if (person.sex === '') found.push(errorAt('sex', 'E_REQUIRED'));
  else if (person.sex !== 'male' && person.sex !== 'female') found.push(errorAt('sex', 'E_SEX'));
  else if (holder && holder.sex !== person.sex) found.push(errorAt('sex', 'E_SEX_MISMATCH'));
}

/**
 * Checks the birthday of a row. Returns the birthday in the id number or, if the number contains no birthday, the
 * birthday of the row; null when neither is a valid day.
 */
function checkBirthday(
  person: NewPerson,
  holder: HolderFacts | null,
  context: RosterContext,
  found: PersonProblem[],
): CalendarDay | null {
  const { birthday } = person;
  // The birthday in a valid id number is never in the future, so it isn't compared with today.
  const isDay = birthday === holder?.birthday || (isCalendarDay(birthday) && birthday <= context.today);
  if (birthday === '') found.push(errorAt('birthday', 'E_REQUIRED'));
  else if (!isDay) found.push(errorAt('birthday', 'E_DATE'));
  else if (holder && holder.birthday !== birthday) found.push(errorAt('birthday', 'E_BIRTHDAY_MISMATCH'));
  return holder?.birthday ?? (isDay ? birthday : null);
}

/**
 * Checks the age against the product's limits. If the id number contains the birthday, the problem has the path of the
 * id number.
 */
function checkAge(
  person: NewPerson,
  birthday: CalendarDay,
  holder: HolderFacts | null,
  context: RosterContext,
  found: PersonProblem[],
): void {
  const hasCard = person.idType === 'idCard' && holder !== null;
  const broken = brokenAgeLimit(person, birthday, holder?.sex ?? person.sex, hasCard, context);
  if (broken) found.push(errorAt(holder ? 'idNo' : 'birthday', 'E_AGE', broken));
}

function checkSocialSecurity({ socialSecurity }: NewPerson, found: PersonProblem[]): void {
  if (socialSecurity === '') found.push(errorAt('socialSecurity', 'E_REQUIRED'));
  else if (!socialSecurities.some((word) => word === socialSecurity))
    found.push(errorAt('socialSecurity', 'E_SOCIAL_SECURITY'));
}

/**
 * Index of the person's scheme among the schemes of the order; −1 when the order has no such scheme. A loop is used,
 * because a callback for each of thousands of rows is slower.
 */
function schemeAt({ schemeId }: NewPerson, { schemes }: RosterContext): number {
  for (let at = 0; at < schemes.length; at++) if (schemes[at]?.id === schemeId) return at;
  return -1;
}

function checkClass(person: NewPerson, context: RosterContext, found: PersonProblem[]): void {
  const { occupationCode, occupationClass } = person;
  const stated = Number(occupationClass);
  const rated = ratedClassOf(context, occupationCode);
  if (occupationClass !== '' && !isOccupationClass(stated)) found.push(errorAt('occupationClass', 'E_OCC_CLASS'));
  else if (occupationClass !== '' && rated !== null && stated !== rated)
    found.push(errorAt('occupationClass', 'E_OCC_CLASS_MISMATCH', { expected: rated }));
  if (rated === null) return;
  const position = schemeAt(person, context);
  if (!covers(context, context.schemes[position], rated))
    found.push(
      errorAt('occupationClass', 'E_CLASS_NOT_COVERED', { scheme: Math.max(position, 0) + 1, occupationClass: rated }),
    );
}

function checkOccupation(person: NewPerson, context: RosterContext, found: PersonProblem[]): void {
  const { occupationCode: code, occupationName: name } = person;
  const leaf = occupationOf(context.occupations, code);
  if (code === '' && name === '') found.push(errorAt('occupationCode', 'E_REQUIRED'));
  else if (code === '') found.push(errorAt('occupationName', 'E_OCC_UNKNOWN'));
  else if (!leaf) found.push(errorAt('occupationCode', 'E_OCC_UNKNOWN'));
  else if (isDeclined(context, code)) found.push(errorAt('occupationCode', 'E_OCC_DECLINED'));
  if (leaf && name !== '' && name !== leaf.name) found.push(warningAt('occupationName', 'W_OCC_NAME_MISMATCH'));
  checkClass(person, context, found);
}

/** Adds a warning when another policy already covers the person. */
function checkCovered(person: NewPerson, { covered }: RosterContext, found: PersonProblem[]): void {
  const known = covered?.get(identityOf(person));
  const [first] = known?.covers ?? [];
  if (!known || !first) return;
  const { policySn, productName, endDate } = first;
  found.push(warningAt('idNo', 'W_COVERED', { policySn, productName, endDate, count: known.covers.length }));
}

const chineseDocuments: ReadonlySet<string> = new Set<PersonIdType>([
  'idCard',
  'officerCertificate',
  'householdRegister',
  'birthCertificate',
]);

/** True for an id type whose documents may contain the holder's name in Latin letters. */
const printsLatin = (idType: string) => !chineseDocuments.has(idType);

/**
 * Reports the cells that contain the error of a formula, such as `#N/A`. This problem replaces all other problems of
 * the field.
 */
function withCellErrors(
  found: readonly PersonProblem[],
  person: NewPerson,
  context: RosterContext,
): readonly PersonProblem[] {
  const broken: readonly PersonField[] = personFields.filter(
    (field) => isCellError(person[field]) && isAsked(field, context),
  );
  if (broken.length === 0) return found;
  return [
    ...found.filter(({ path }) => !broken.some((field) => field === path)),
    ...broken.map((field) => errorAt(field, 'E_CELL_ERROR' as const)),
  ];
}

/**
 * All problems of one person; the path of a problem is its field. A person who also occurs in `context.listed` is
 * reported as a duplicate. Persons who occur twice in the same roster aren't reported here; `duplicatePersonsIn` finds
 * them.
 */
export function personProblems(person: NewPerson, context: RosterContext): readonly PersonProblem[] {
  const found: PersonProblem[] = [];
  if (person.name === '') found.push(errorAt('name', 'E_REQUIRED'));
  else found.push(...personNameProblems(person.name, printsLatin(person.idType)));
  const holder = checkId(person, context, found);
  checkSex(person, holder, found);
  const birthday = checkBirthday(person, holder, context, found);
  if (birthday !== null) checkAge(person, birthday, holder, context, found);
  if (asksForOccupation(context)) checkOccupation(person, context, found);
  if (isAsked('socialSecurity', context)) checkSocialSecurity(person, found);
  if (context.schemes.length > 0 && schemeAt(person, context) === -1) found.push(errorAt('schemeId', 'E_REQUIRED'));
  if (context.covered) checkCovered(person, context, found);
  if (context.listed?.has(identityOf(person)) && tellsPerson(person)) found.push(errorAt('idNo', 'E_DUPLICATE'));
  return found.length === 0 ? none : withCellErrors(found, person, context);
}

/**
 * True when a person is within the product's age limits. After a change of the reference day alone, a person who
 * had no problem before the change needs only this check.
 */
export const isOfAge = (person: NewPerson, context: RosterContext): boolean =>
  brokenAgeLimit(person, person.birthday, person.sex, person.idType === 'idCard', context) === null;
