import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { GroupIdType } from '@tuanbao/library/domain/enumeration/groupIdType';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import type { InferType } from 'yup';

import { addressCodec } from './address.ts';
import type { Codec } from './call.ts';
import { ContradictionError } from './contradiction.ts';
import { periodFields, periodFromWire, periodToWire } from './coverPeriod.ts';
import { materialFields, materialsCodec } from './draftMaterials.ts';
import { dayOrEmpty, flag, listOf, shape, text, whole } from './fields.ts';
import { subjectFields, subjectsCodec } from './insuredSubjects.ts';
import { factFields, factsCodec } from './organisationFacts.ts';
import { groupIdTypeWords, personIdTypeWords, sexWords } from './wireWords.ts';

/** Persons that one request may carry; a product's own limit is lower or equal. */
export const maxPersonsInRequest = 10_000;

/** A body that holds a full roster: about 200 bytes a person. */
export const rosterBodyLimit = 8 * 1024 * 1024;

const professionWire = shape({ code: text(7), des: text(100), val: whole(1, 6), num: whole(0, 1_000_000) });

const schemeWire = shape({
  schemeId: text(40),
  schemeName: text(60),
  planCode: text(40),
  planList: listOf(shape({ clauseCode: text(40), insuredSet: whole(0, 1_000_000_000) }), 60),
  deductible: text(40),
  freeOdds: text(40),
  disabledRate: text(40),
  accidentRate: text(40),
  professions: listOf(professionWire, 500),
});

/** What a person of a roster is on the wire, besides the key. */
export const personWireFields = {
  productCombId: text(40),
  insuredName: text(100),
  insuredIdType: text(40),
  insuredIdNo: text(60),
  insuredSex: text(20),
  birthDay: text(40),
  occupationCode: text(40),
  occupationDesc: text(100),
  occupationType: text(20),
};

const personWire = shape({ key: whole(0, Number.MAX_SAFE_INTEGER), ...personWireFields });

const applicantWire = shape({
  groupName: text(200),
  groupNature: text(60),
  industryInfos: listOf(shape({ code: text(10) }), 4).optional(),
  groupCardType: text(4),
  groupCardId: text(60),
  groupIdValidEndDate: dayOrEmpty(),
  groupCardLongTermEffective: flag(),
  legalPersonName: text(100),
  groupContact: text(100),
  contactCall: text(40),
  landline: text(40),
  groupEmail: text(200),
  residentAddress: addressCodec.schema,
  ...factFields,
});

export const draftWire = shape({
  productId: text(20),
  productVersion: whole(0, 1_000_000),
  applyQuantity: whole(1, 10_000),
  ...periodFields,
  schemes: listOf(schemeWire, 50),
  personInfoList: listOf(personWire, maxPersonsInRequest),
  groupApplicant: applicantWire,
  ...subjectFields,
  ...materialFields,
});

type SchemeWire = InferType<typeof schemeWire>;
type PersonWire = InferType<typeof personWire>;
type ApplicantWire = InferType<typeof applicantWire>;
export type DraftWire = InferType<typeof draftWire>;

/** A scheme as the specification spells it: `freeOdds` is the payout ratio, `disabledRate` the disability table. */
export const schemeCodec: Codec<Scheme, SchemeWire> = {
  schema: schemeWire,
  toWire: (scheme) => ({
    schemeId: scheme.id,
    schemeName: scheme.name,
    planCode: scheme.planCode,
    planList: scheme.clauses.map((clause) => ({ clauseCode: clause.code, insuredSet: clause.sumInsured })),
    deductible: scheme.deductible,
    freeOdds: scheme.payoutRatio,
    disabledRate: scheme.disabilityTable,
    accidentRate: scheme.accidentRate,
    professions: scheme.occupations.map(({ code, name, occupationClass, heads }) => ({
      code,
      des: name,
      val: occupationClass,
      num: heads,
    })),
  }),
  fromWire: (wire) => ({
    id: wire.schemeId,
    name: wire.schemeName,
    planCode: wire.planCode,
    clauses: wire.planList.map((clause) => ({ code: clause.clauseCode, sumInsured: clause.insuredSet })),
    deductible: wire.deductible,
    payoutRatio: wire.freeOdds,
    disabilityTable: wire.disabledRate,
    accidentRate: wire.accidentRate,
    occupations: wire.professions.map(({ code, des, val, num }) => ({
      code,
      name: des,
      occupationClass: val as OccupationClass,
      heads: num,
    })),
  }),
};

/** An insured person; id type and sex travel as the specification's codes, anything else as it was typed. */
export const personCodec: Codec<Person, PersonWire> = {
  schema: personWire,
  toWire: (person) => ({
    key: person.key,
    productCombId: person.schemeId,
    insuredName: person.name,
    insuredIdType: personIdTypeWords.codeOf(person.idType),
    insuredIdNo: person.idNo,
    insuredSex: sexWords.codeOf(person.sex),
    birthDay: person.birthday,
    occupationCode: person.occupationCode,
    occupationDesc: person.occupationName,
    occupationType: person.occupationClass,
  }),
  fromWire: (wire) => ({
    key: wire.key,
    schemeId: wire.productCombId,
    name: wire.insuredName,
    idType: personIdTypeWords.wordOf(wire.insuredIdType),
    idNo: wire.insuredIdNo,
    sex: sexWords.wordOf(wire.insuredSex),
    birthday: wire.birthDay,
    occupationCode: wire.occupationCode,
    occupationName: wire.occupationDesc,
    occupationClass: wire.occupationType,
  }),
};

const industryToWire = (code: string | undefined) =>
  code === undefined ? {} : { industryInfos: code === '' ? [] : [{ code }] };

/** @throws ContradictionError where there are several: an organisation has one */
function industryIn(industries: readonly { readonly code: string }[]): string {
  const [code = '', ...others] = new Set(industries.map((industry) => industry.code));
  if (others.length > 0) throw new ContradictionError('industriesSeveral', 'industryInfos');
  return code;
}

export const applicantCodec: Codec<Applicant, ApplicantWire> = {
  schema: applicantWire,
  toWire: ({ address, ...applicant }) => ({
    groupName: applicant.groupName,
    groupNature: applicant.groupNature,
    ...industryToWire(applicant.industryCode),
    groupCardType: groupIdTypeWords.codeOf(applicant.groupIdType),
    groupCardId: applicant.groupIdNo,
    groupIdValidEndDate: applicant.groupIdValidUntil,
    groupCardLongTermEffective: applicant.isGroupIdLongTerm,
    legalPersonName: applicant.legalPersonName,
    groupContact: applicant.contactName,
    contactCall: applicant.contactMobile,
    landline: applicant.landline,
    groupEmail: applicant.email,
    residentAddress: addressCodec.toWire(address),
    ...factsCodec.toWire(applicant),
  }),
  fromWire: (wire) => ({
    groupName: wire.groupName,
    groupNature: wire.groupNature,
    ...(wire.industryInfos && { industryCode: industryIn(wire.industryInfos) }),
    groupIdType: groupIdTypeWords.wordOf(wire.groupCardType) as GroupIdType,
    groupIdNo: wire.groupCardId,
    groupIdValidUntil: wire.groupIdValidEndDate,
    isGroupIdLongTerm: wire.groupCardLongTermEffective,
    legalPersonName: wire.legalPersonName,
    contactName: wire.groupContact,
    contactMobile: wire.contactCall,
    landline: wire.landline,
    email: wire.groupEmail,
    address: addressCodec.fromWire(wire.residentAddress),
    ...factsCodec.fromWire(wire),
  }),
};

/** A whole draft. */
export const draftCodec: Codec<OrderDraft, DraftWire> = {
  schema: draftWire,
  toWire: (draft) => ({
    productId: draft.productId,
    productVersion: draft.productVersion,
    applyQuantity: draft.applyQuantity,
    ...periodToWire(draft),
    schemes: draft.schemes.map((scheme) => schemeCodec.toWire(scheme)),
    personInfoList: draft.persons.map((person) => personCodec.toWire(person)),
    groupApplicant: applicantCodec.toWire(draft.applicant),
    ...subjectsCodec.toWire(draft),
    ...materialsCodec.toWire(draft),
  }),
  fromWire: (wire) => ({
    productId: wire.productId,
    productVersion: wire.productVersion,
    ...periodFromWire(wire),
    applyQuantity: wire.applyQuantity,
    schemes: wire.schemes.map((scheme) => schemeCodec.fromWire(scheme)),
    persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    applicant: applicantCodec.fromWire(wire.groupApplicant),
    ...subjectsCodec.fromWire(wire),
    ...materialsCodec.fromWire(wire),
  }),
};
