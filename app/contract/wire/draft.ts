import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { socialSecurityWords } from '../wireTables/persons.ts';
import type { WordTable } from '../wireTables/wordTable.ts';
import { applicantCodec } from './applicant.ts';
import type { Codec } from './codec.ts';
import { periodFromWire, periodToWire } from './coverPeriod.ts';
import type { DraftWire, PersonWire, SchemeWire } from './draft.schema.ts';
import { invoiceWishCodec } from './draftInvoice.ts';
import { materialsCodec } from './draftMaterials.ts';
import { subjectsCodec } from './insuredSubjects.ts';
import { personIdTypeWords, sexWords } from './wireWords.ts';

/** Maximum size in bytes of a request body with a full roster. A person takes about 200 bytes. */
export const rosterBodyLimit = 8 * 1024 * 1024;

/** Codec of a scheme in the specification's spelling. The field `disabledRate` has the code of the disability table. */
export const schemeCodec: Codec<Scheme, SchemeWire> = {
  toWire: (scheme) => ({
    schemeId: scheme.id,
    schemeName: scheme.name,
    planCode: scheme.planCode,
    planList: scheme.clauses.map((clause) => ({ clauseCode: clause.code, insuredSet: clause.sumInsured })),
    deductible: scheme.deductible,
    payoutRatio: scheme.payoutRatio,
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
    payoutRatio: wire.payoutRatio,
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

/**
 * Codec of an insured person. Id type, sex and social security are sent as codes; all other fields are sent as typed.
 * `idTypes` is the table of the id types' codes.
 */
export const personCodecWith = (idTypes: Pick<WordTable<string>, 'codeOf' | 'wordOf'>): Codec<Person, PersonWire> => ({
  toWire: (person) => ({
    key: person.key,
    productCombId: person.schemeId,
    insuredName: person.name,
    insuredIdType: idTypes.codeOf(person.idType),
    insuredIdNo: person.idNo,
    insuredSex: sexWords.codeOf(person.sex),
    birthDay: person.birthday,
    occupationCode: person.occupationCode,
    occupationDesc: person.occupationName,
    occupationType: person.occupationClass,
    ...(person.socialSecurity && { socialSecurity: socialSecurityWords.codeOf(person.socialSecurity) }),
  }),
  fromWire: (wire) => ({
    key: wire.key,
    schemeId: wire.productCombId,
    name: wire.insuredName,
    idType: idTypes.wordOf(wire.insuredIdType),
    idNo: wire.insuredIdNo,
    sex: sexWords.wordOf(wire.insuredSex),
    birthday: wire.birthDay,
    occupationCode: wire.occupationCode,
    occupationName: wire.occupationDesc,
    occupationClass: wire.occupationType,
    socialSecurity: wire.socialSecurity ? socialSecurityWords.wordOf(wire.socialSecurity) : '',
  }),
});

/** Codec of an insured person in an order, with the id types of orders. */
export const personCodec: Codec<Person, PersonWire> = personCodecWith(personIdTypeWords);

/** Codec of a complete draft. */
export const draftCodec: Codec<OrderDraft, DraftWire> = {
  toWire: (draft) => ({
    productId: draft.productId,
    productVersion: draft.productVersion,
    applyQuantity: draft.applyQuantity,
    ...periodToWire(draft),
    schemes: draft.schemes.map((scheme) => schemeCodec.toWire(scheme)),
    ...(draft.schemeRelation && { schemeRelation: draft.schemeRelation }),
    personInfoList: draft.persons.map((person) => personCodec.toWire(person)),
    groupApplicant: applicantCodec.toWire(draft.applicant),
    ...subjectsCodec.toWire(draft),
    ...materialsCodec.toWire(draft),
    ...invoiceWishCodec.toWire(draft),
  }),
  fromWire: (wire) => ({
    productId: wire.productId,
    productVersion: wire.productVersion,
    ...periodFromWire(wire),
    applyQuantity: wire.applyQuantity,
    schemes: wire.schemes.map((scheme) => schemeCodec.fromWire(scheme)),
    ...(wire.schemeRelation && { schemeRelation: wire.schemeRelation }),
    persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    applicant: applicantCodec.fromWire(wire.groupApplicant),
    ...subjectsCodec.fromWire(wire),
    ...materialsCodec.fromWire(wire),
    ...invoiceWishCodec.fromWire(wire),
  }),
};
