import type { ApplicantTextField } from '@tuanbao/library/domain/applicant/applicantFields';

import { companyCategoryWords, operatorRelationWords } from '../wireTables/organisations.ts';
import { groupIdTypeWords } from './wireWords.ts';

/** Wire name of an applicant's text field. The form control of the field determines whether its value is a day. */
export interface ApplicantFieldName {
  readonly name: string;
  /** Maximum number of characters of the text; absent if the value is a day. */
  readonly max?: number;
  /** Table between the words of a choice and their wire codes. @default the words are sent unchanged */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
}

type Names<Field extends ApplicantTextField> = Readonly<Record<Field, ApplicantFieldName>>;

/**
 * Text fields that aren't in `applicantNames`, without the industry. The industry is left out because the specification
 * has it as a list.
 */
type LaterField = Exclude<ApplicantTextField, keyof typeof applicantNames | 'industryCode'>;

/** Text fields that every record of an applicant has. */
export const applicantNames = {
  groupName: { name: 'groupName', max: 200 },
  groupNature: { name: 'groupNature', max: 60 },
  groupIdType: { name: 'groupCardType', max: 4, words: groupIdTypeWords },
  groupIdNo: { name: 'groupCardId', max: 60 },
  groupIdValidUntil: { name: 'groupIdValidEndDate' },
  legalPersonName: { name: 'legalPersonName', max: 100 },
  contactName: { name: 'groupContact', max: 100 },
  contactMobile: { name: 'contactCall', max: 40 },
  landline: { name: 'landline', max: 40 },
  email: { name: 'groupEmail', max: 200 },
} as const satisfies Partial<Names<ApplicantTextField>>;

/**
 * Text fields that old records of applicants don't have, because the fields were added after these records were saved.
 */
export const laterApplicantNames = {
  establishedOn: { name: 'setUpTime' },
  legalPersonIdNo: { name: 'legalPersonIdNo', max: 60 },
  operatorRelation: { name: 'operatorRelation', max: 10, words: operatorRelationWords },
  operatorIdNo: { name: 'operatorIdNo', max: 60 },
  companyCategory: { name: 'companyCategory', max: 20, words: companyCategoryWords },
  employeeTotal: { name: 'totalEmployers', max: 20 },
  annualIncome: { name: 'totalIncome', max: 40 },
  totalAssets: { name: 'groupAssets', max: 40 },
  postcode: { name: 'postCode', max: 12 },
  registeredCapital: { name: 'registersdFunds', max: 40 },
} as const satisfies Names<LaterField>;

/** Wire names of the text fields that every record of an applicant has. */
export type ApplicantName = (typeof applicantNames)[keyof typeof applicantNames]['name'];

/** Wire names of the text fields in `laterApplicantNames`. */
export type LaterApplicantName = (typeof laterApplicantNames)[keyof typeof laterApplicantNames]['name'];

/** Pairs of field and wire name for all text fields of an applicant. */
export const everyApplicantName: readonly (readonly [field: string, name: ApplicantFieldName])[] = [
  ...Object.entries<ApplicantFieldName>(applicantNames),
  ...Object.entries<ApplicantFieldName>(laterApplicantNames),
];
