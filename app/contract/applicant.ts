import type { Applicant, ApplicantField } from '@tuanbao/library/domain/applicant/applicant';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { InferType } from 'yup';

import { addressCodec } from './address.ts';
import type { Codec } from './call.ts';
import { ContradictionError } from './contradiction.ts';
import { dayOrEmpty, flag, listOf, shape, text } from './fields.ts';
import { companyCategoryWords, operatorRelationWords } from './wireTables/organisations.ts';
import { groupIdTypeWords } from './wireWords.ts';

/** A field on the wire: its name there, its schema, and how its words are spelled. */
interface WiredField {
  readonly wire: string;
  readonly schema: () => ReturnType<typeof text>;
  /** @default the text itself */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
  /** Records of before it was asked for don't have it. */
  readonly isOptional?: true;
}

const wiredFields = {
  groupName: { wire: 'groupName', schema: () => text(200) },
  groupNature: { wire: 'groupNature', schema: () => text(60) },
  groupIdType: { wire: 'groupCardType', schema: () => text(4), words: groupIdTypeWords },
  groupIdNo: { wire: 'groupCardId', schema: () => text(60) },
  groupIdValidUntil: { wire: 'groupIdValidEndDate', schema: dayOrEmpty },
  legalPersonName: { wire: 'legalPersonName', schema: () => text(100) },
  contactName: { wire: 'groupContact', schema: () => text(100) },
  contactMobile: { wire: 'contactCall', schema: () => text(40) },
  landline: { wire: 'landline', schema: () => text(40) },
  email: { wire: 'groupEmail', schema: () => text(200) },
  establishedOn: { wire: 'setUpTime', schema: dayOrEmpty, isOptional: true },
  legalPersonIdNo: { wire: 'legalPersonIdNo', schema: () => text(60), isOptional: true },
  operatorRelation: {
    wire: 'operatorRelation',
    schema: () => text(10),
    words: operatorRelationWords,
    isOptional: true,
  },
  companyCategory: { wire: 'companyCategory', schema: () => text(20), words: companyCategoryWords, isOptional: true },
  employeeTotal: { wire: 'totalEmployers', schema: () => text(20), isOptional: true },
  annualIncome: { wire: 'totalIncome', schema: () => text(40), isOptional: true },
  totalAssets: { wire: 'groupAssets', schema: () => text(40), isOptional: true },
  postcode: { wire: 'postCode', schema: () => text(12), isOptional: true },
  registeredCapital: { wire: 'registersdFunds', schema: () => text(40), isOptional: true },
} as const satisfies Partial<Record<ApplicantField, WiredField>>;

type WiredName = keyof typeof wiredFields;
type OptionalName = {
  [Name in WiredName]: (typeof wiredFields)[Name] extends { readonly isOptional: true } ? Name : never;
}[WiredName];
type WireName<Name extends WiredName> = (typeof wiredFields)[Name]['wire'];

type TextSchema = ReturnType<typeof text>;
type TextSchemas = { [Name in Exclude<WiredName, OptionalName> as WireName<Name>]: TextSchema } & {
  [Name in OptionalName as WireName<Name>]: ReturnType<TextSchema['optional']>;
};

const wired: readonly (readonly [WiredName, WiredField])[] = Object.entries(wiredFields) as [WiredName, WiredField][];

const textSchemas = Object.fromEntries(
  wired.map(([, { wire, schema, isOptional }]) => [wire, isOptional ? schema().optional() : schema()]),
) as TextSchemas;

/** An applicant in the specification's spelling. */
export const applicantWire = shape({
  ...textSchemas,
  industryInfos: listOf(shape({ code: text(10) }), 4).optional(),
  groupCardLongTermEffective: flag(),
  residentAddress: addressCodec.schema,
});

type ApplicantWire = InferType<typeof applicantWire>;
type WireTexts = Omit<ApplicantWire, 'industryInfos' | 'groupCardLongTermEffective' | 'residentAddress'>;
type Texts = Pick<Applicant, WiredName>;

/** Texts under their names on the wire; what a record doesn't have stays absent. */
const textsToWire = (applicant: Texts): WireTexts =>
  Object.fromEntries(
    wired.flatMap(([name, { wire, words }]) => {
      const value = applicant[name];
      return value === undefined ? [] : [[wire, value && words ? words.codeOf(value) : value]];
    }),
  ) as WireTexts;

const textsFromWire = (texts: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    wired.flatMap(([name, { wire, words }]) => {
      const value = ownValue(texts, wire);
      return typeof value === 'string' ? [[name, value && words ? words.wordOf(value) : value]] : [];
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
  schema: applicantWire,
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
