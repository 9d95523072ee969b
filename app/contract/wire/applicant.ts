import type { Applicant, ApplicantField } from '@tuanbao/library/domain/applicant/applicant';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { companyCategoryWords, operatorRelationWords } from '../wireTables/organisations.ts';
import { addressCodec } from './address.ts';
import type { ApplicantTextsWire, ApplicantWire } from './applicant.schema.ts';
import type { Codec } from './codec.ts';
import { ContradictionError } from './contradiction.ts';
import { groupIdTypeWords } from './wireWords.ts';

/** Where an applicant keeps a text of the wire, and how its words are spelled there. */
interface WiredText {
  readonly field: ApplicantField;
  /** @default the text itself */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
}

/** Every text of the wire by its name there. */
const wiredTexts = {
  groupName: { field: 'groupName' },
  groupNature: { field: 'groupNature' },
  groupCardType: { field: 'groupIdType', words: groupIdTypeWords },
  groupCardId: { field: 'groupIdNo' },
  groupIdValidEndDate: { field: 'groupIdValidUntil' },
  legalPersonName: { field: 'legalPersonName' },
  groupContact: { field: 'contactName' },
  contactCall: { field: 'contactMobile' },
  landline: { field: 'landline' },
  groupEmail: { field: 'email' },
  setUpTime: { field: 'establishedOn' },
  legalPersonIdNo: { field: 'legalPersonIdNo' },
  operatorRelation: { field: 'operatorRelation', words: operatorRelationWords },
  companyCategory: { field: 'companyCategory', words: companyCategoryWords },
  totalEmployers: { field: 'employeeTotal' },
  totalIncome: { field: 'annualIncome' },
  groupAssets: { field: 'totalAssets' },
  postCode: { field: 'postcode' },
  registersdFunds: { field: 'registeredCapital' },
} as const satisfies Record<keyof ApplicantTextsWire, WiredText>;

type Texts = Pick<Applicant, (typeof wiredTexts)[keyof ApplicantTextsWire]['field']>;

const wired: readonly (readonly [string, WiredText])[] = Object.entries(wiredTexts);

/** Texts under their names on the wire; what a record doesn't have stays absent. */
const textsToWire = (applicant: Texts): ApplicantTextsWire =>
  Object.fromEntries(
    wired.flatMap(([name, { field, words }]) => {
      const value = ownValue(applicant, field);
      return value === undefined ? [] : [[name, value && words ? words.codeOf(value) : value]];
    }),
  ) as ApplicantTextsWire;

const textsFromWire = (texts: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    wired.flatMap(([name, { field, words }]) => {
      const value = ownValue(texts, name);
      return typeof value === 'string' ? [[field, value && words ? words.wordOf(value) : value]] : [];
    }),
  ) as Texts;

const industryToWire = (code: string | undefined) =>
  code === undefined ? {} : { industryInfos: code === '' ? [] : [{ code }] };

/** @throws ContradictionError where there are several: an organisation has one */
function industryIn(industries: readonly { readonly code: string }[]): string {
  const [code = '', ...others] = new Set(industries.map((industry) => industry.code));
  if (others.length > 0) throw new ContradictionError('industriesSeveral', 'industryInfos');
  return code;
}

/** The organisation that buys. */
export const applicantCodec: Codec<Applicant, ApplicantWire> = {
  toWire: ({ address, industryCode, isGroupIdLongTerm, ...texts }) => ({
    ...textsToWire(texts),
    ...industryToWire(industryCode),
    groupCardLongTermEffective: isGroupIdLongTerm,
    residentAddress: addressCodec.toWire(address),
  }),
  fromWire: ({ residentAddress, industryInfos, groupCardLongTermEffective, ...texts }) => ({
    ...textsFromWire(texts),
    ...(industryInfos && { industryCode: industryIn(industryInfos) }),
    isGroupIdLongTerm: groupCardLongTermEffective,
    address: addressCodec.fromWire(residentAddress),
  }),
};
