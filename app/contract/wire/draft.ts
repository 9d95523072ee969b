import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { applicantCodec } from './applicant.ts';
import type { Codec } from './codec.ts';
import { periodFromWire, periodToWire } from './coverPeriod.ts';
import type { DraftWire, SchemeWire } from './draft.schema.ts';
import { invoiceWishCodec } from './draftInvoice.ts';
import { materialsCodec } from './draftMaterials.ts';
import { subjectsCodec } from './insuredSubjects.ts';
import { personCodec } from './person.ts';

/**
 * Codec of a scheme in the specification's spelling. The field `disabledRate` contains the code of the disability
 * table.
 */
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
