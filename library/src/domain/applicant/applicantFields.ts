import { isCalendarDay } from '../calendar/calendarDay.ts';
import { companyCategories } from '../enumeration/companyCategory.ts';
import { groupIdTypes } from '../enumeration/groupIdType.ts';
import { operatorRelations } from '../enumeration/operatorRelation.ts';
import { emailProblems } from '../identity/email.ts';
import { groupIdProblems, isGroupIdType } from '../identity/groupId.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { landlineProblems, normaliseLandline } from '../identity/landline.ts';
import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { normaliseName, personNameProblems } from '../identity/personName.ts';
import { postcodeProblems } from '../identity/postcode.ts';
import { errorAt } from '../problem/problem.ts';
import { masked, maskedEmail } from '../text/masked.ts';
import { addressProblems } from './addressProblems.ts';
import type { Applicant, ApplicantField } from './applicant.ts';
import type { ApplicantFieldRule, FieldControl } from './applicantFieldRule.ts';
import {
  type FieldCheck,
  legalPersonId,
  normaliseNumber,
  normalisePersons,
  oneOf,
  pastDay,
  persons,
  yuan,
} from './fieldChecks.ts';
import { groupNameProblems, normaliseGroupName } from './groupName.ts';

const text = (keyboard: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' = 'text'): FieldControl => ({
  kind: 'text',
  keyboard,
});
const choice = (words: readonly string[]): FieldControl => ({ kind: 'choice', words });

/** Name of an applicant's field whose value is a text. */
export type ApplicantTextField = Exclude<ApplicantField, 'address' | 'isGroupIdLongTerm'>;

/** Creates the check of a field from a check of the field's text. */
const by =
  (field: ApplicantTextField, check: FieldCheck): NonNullable<ApplicantFieldRule['problems']> =>
  (applicant, { today }) => {
    const code = check(applicant[field] ?? '', today);
    return code === null ? [] : [errorAt(field, code)];
  };

/** Common settings of the fields that only some products require (specification §3, group applicant). */
const fact = { section: 'organisation', recap: 'filled', print: 'clear' } as const;
const amount = (field: ApplicantTextField): ApplicantFieldRule => ({
  ...fact,
  control: text('decimal'),
  unit: 'yuan',
  normalise: normaliseNumber,
  problems: by(field, yuan),
});

/** The definitions of all fields of the applicant, in the order of the form. */
export const applicantFields: Readonly<Record<ApplicantField, ApplicantFieldRule>> = {
  groupName: {
    section: 'organisation',
    control: { kind: 'text', keyboard: 'text', isLong: true },
    normalise: normaliseGroupName,
    problems: ({ groupName }, context) => groupNameProblems(groupName, context.groupName),
    recap: 'always',
    print: 'never',
  },
  groupNature: {
    section: 'organisation',
    control: { kind: 'nature' },
    problems: ({ groupNature }, { natures }) =>
      natures.includes(groupNature) ? [] : [errorAt('groupNature', 'natureUnknown')],
    recap: 'always',
    print: 'clear',
  },
  industryCode: {
    section: 'organisation',
    control: { kind: 'industry' },
    problems: ({ industryCode = '' }, { isIndustry }) =>
      isIndustry?.(industryCode) === false ? [errorAt('industryCode', 'industryUnknown')] : [],
    recap: 'filled',
    print: 'clear',
  },
  groupIdType: {
    section: 'organisation',
    control: choice(groupIdTypes),
    problems: ({ groupIdType }) => (isGroupIdType(groupIdType) ? [] : [errorAt('groupIdType', 'E_GROUP_ID_TYPE')]),
    recap: 'never',
    print: 'clear',
  },
  groupIdNo: {
    section: 'organisation',
    control: text(),
    normalise: normaliseIdNumber,
    // The document number can be checked only after the document type is chosen.
    problems: ({ groupIdType, groupIdNo }, { today }) =>
      isGroupIdType(groupIdType) ? groupIdProblems(groupIdType, groupIdNo, today) : [],
    recap: 'always',
    print: 'never',
  },
  groupIdValidUntil: {
    section: 'organisation',
    control: { kind: 'validity' },
    problems: ({ groupIdValidUntil, isGroupIdLongTerm }, { today }) => {
      if (isGroupIdLongTerm && groupIdValidUntil === '') return [];
      if (!isCalendarDay(groupIdValidUntil)) return [errorAt('groupIdValidUntil', 'dateInvalid')];
      if (groupIdValidUntil >= today) return [];
      return [errorAt('groupIdValidUntil', isGroupIdLongTerm ? 'groupIdTermContradicts' : 'groupIdExpired')];
    },
    recap: 'always',
    print: 'clear',
  },
  // The form shows this flag beside the last day of the document's validity.
  isGroupIdLongTerm: { section: 'organisation', control: { kind: 'flag' }, recap: 'never', print: 'never' },
  legalPersonName: {
    section: 'organisation',
    control: text(),
    normalise: normaliseName,
    problems: ({ legalPersonName }) => personNameProblems(legalPersonName, true, 'legalPersonName'),
    personal: { start: 1, end: 0 },
    recap: 'always',
    print: 'never',
  },
  legalPersonIdNo: {
    ...fact,
    control: text(),
    normalise: normaliseIdNumber,
    problems: by('legalPersonIdNo', legalPersonId),
    print: 'masked',
    personal: { start: 3, end: 4 },
  },
  operatorRelation: {
    ...fact,
    control: choice(operatorRelations),
    problems: by('operatorRelation', oneOf(operatorRelations)),
  },
  operatorIdNo: {
    ...fact,
    control: text(),
    normalise: normaliseIdNumber,
    problems: ({ operatorIdNo = '' }, { today }) =>
      legalPersonId(operatorIdNo, today) === null ? [] : [errorAt('operatorIdNo', 'operatorIdInvalid')],
    print: 'masked',
    personal: { start: 3, end: 4 },
  },
  establishedOn: { ...fact, control: { kind: 'day' }, problems: by('establishedOn', pastDay) },
  companyCategory: {
    ...fact,
    control: choice(companyCategories),
    problems: by('companyCategory', oneOf(companyCategories)),
  },
  employeeTotal: {
    ...fact,
    control: text('numeric'),
    unit: 'persons',
    normalise: normalisePersons,
    problems: by('employeeTotal', persons),
  },
  annualIncome: amount('annualIncome'),
  totalAssets: amount('totalAssets'),
  registeredCapital: amount('registeredCapital'),
  contactName: {
    section: 'contact',
    control: text(),
    normalise: normaliseName,
    problems: ({ contactName }) => personNameProblems(contactName, true, 'contactName'),
    personal: { start: 1, end: 0 },
    recap: 'always',
    print: 'never',
  },
  contactMobile: {
    section: 'contact',
    control: text('tel'),
    normalise: normaliseMobile,
    problems: ({ contactMobile }) => mobileProblems(contactMobile, 'contactMobile'),
    personal: { start: 3, end: 4 },
    recap: 'always',
    print: 'never',
  },
  landline: {
    section: 'contact',
    control: text('tel'),
    normalise: normaliseLandline,
    problems: ({ landline }) => landlineProblems(landline),
    personal: { start: 4, end: 2 },
    recap: 'always',
    print: 'clear',
  },
  email: {
    section: 'contact',
    control: text('email'),
    normalise: (email) => email.normalize('NFKC').trim(),
    problems: ({ email }) => emailProblems(email),
    personal: { start: 1, end: 0 },
    recap: 'always',
    print: 'clear',
  },
  postcode: {
    section: 'contact',
    control: text('numeric'),
    normalise: (postcode) => postcode.normalize('NFKC').trim(),
    problems: ({ postcode = '' }) => postcodeProblems(postcode),
    recap: 'filled',
    print: 'clear',
  },
  address: {
    section: 'address',
    control: { kind: 'address' },
    problems: addressProblems,
    recap: 'never',
    print: 'never',
  },
};

/** Names of all fields of the applicant, in the order of the form. */
export const applicantFieldNames = Object.keys(applicantFields) as readonly ApplicantField[];

/** True when the value of a field of the applicant is a text. */
export const isTextField = (field: ApplicantField): field is ApplicantTextField =>
  field !== 'address' && field !== 'isGroupIdLongTerm';

/** Changes the texts of an applicant by the function `change`, except the address. Absent fields stay absent. */
function withTexts(applicant: Applicant, change: (field: ApplicantTextField, text: string) => string): Applicant {
  const changed = applicantFieldNames.filter(isTextField).flatMap((field) => {
    const before = applicant[field];
    return before === undefined ? [] : [[field, change(field, before)] as const];
  });
  return { ...applicant, ...Object.fromEntries(changed) };
}

/**
 * Normalises an applicant for checks and storage: ids in upper case, numbers without spaces (specification §5,
 * normalisation).
 */
export function normaliseApplicant(applicant: Applicant): Applicant {
  const { address } = applicant;
  const withNormalTexts = withTexts(applicant, (field, given) => applicantFields[field].normalise?.(given) ?? given);
  return { ...withNormalTexts, address: { ...address, detail: address.detail.trim() } };
}

/** Masks the personal data of an applicant. Data about the organisation aren't personal and aren't masked. */
export const maskedApplicant = (applicant: Applicant): Applicant =>
  withTexts(applicant, (field, given) => {
    if (field === 'email') return maskedEmail(given);
    const { personal } = applicantFields[field];
    return personal ? masked(given, personal.start, personal.end) : given;
  });
