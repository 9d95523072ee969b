import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { addressCodec } from './address.ts';
import type { ApplicantTextsWire, ApplicantWire } from './applicant.schema.ts';
import { everyApplicantName } from './applicantNames.ts';
import type { Codec } from './codec.ts';
import { ContradictionError } from './contradiction.ts';

type Texts = Omit<Applicant, 'address' | 'industryCode' | 'isGroupIdLongTerm'>;

/**
 * Converts text fields to their wire form: to the names and codes of the wire. A field that a record doesn't have stays
 * absent.
 */
const textsToWire = (applicant: Texts): ApplicantTextsWire =>
  Object.fromEntries(
    everyApplicantName.flatMap(([field, { name, words }]) => {
      const value = ownValue<unknown>({ ...applicant }, field);
      return typeof value === 'string' ? [[name, value && words ? words.codeOf(value) : value]] : [];
    }),
  ) as ApplicantTextsWire;

const textsFromWire = (texts: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    everyApplicantName.flatMap(([field, { name, words }]) => {
      const value = ownValue(texts, name);
      return typeof value === 'string' ? [[field, value && words ? words.wordOf(value) : value]] : [];
    }),
  ) as Texts;

const industryToWire = (code: string | undefined) =>
  code === undefined ? {} : { industryInfos: code === '' ? [] : [{ code }] };

/**
 * Returns the code of the only industry in a list; empty if the list is empty.
 * @throws ContradictionError when the list has several industries, because an organisation has only one industry
 */
function industryIn(industries: readonly { readonly code: string }[]): string {
  const [code = '', ...others] = new Set(industries.map((industry) => industry.code));
  if (others.length > 0) throw new ContradictionError('industriesSeveral', 'industryInfos');
  return code;
}

/** Codec of the applicant, which is the organisation that buys the insurance. */
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
