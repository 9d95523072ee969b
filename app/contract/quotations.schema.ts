import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { draftPayload } from './documented/draft.schema.ts';
import { receivedDraft } from './documented/draft.ts';
import { type QuotationSort, quotationSortKeys, type QuotationState, quotationStates } from './quotationSort.ts';
import { ownQuotationFields, quotationFields, quotationSummaryWire } from './quotationSummary.schema.ts';
import { draftWire, schemeWire } from './wire/draft.schema.ts';
import {
  day,
  dayOrEmpty,
  domainValue,
  filledText,
  flag,
  listOf,
  nothing,
  shape,
  text,
  whole,
  wholeInUrl,
  yuan,
} from './wire/fields.ts';

const queryWire = object({
  pageIndex: wholeInUrl(1, 100_000).required(),
  pageSize: wholeInUrl(1, 100).required(),
  company: text(40).optional(),
  productType: text(40).optional(),
  filterStr: text(100).optional(),
  /** State by which the quotations are filtered; absent for all states. */
  quoteStatus: mixed<QuotationState>().oneOf(quotationStates).optional(),
  /** Column by which the quotations are sorted. If it is absent, the quotation that was saved last comes first. */
  sortField: mixed<QuotationSort['by']>().oneOf(quotationSortKeys).optional(),
  sortDirection: mixed<QuotationSort['direction']>().oneOf(['ascending', 'descending']).optional(),
}).noUnknown();
export type QueryWire = InferType<typeof queryWire>;

const pageWire = shape({ total: whole(0, 1e9), list: listOf(quotationSummaryWire, 100) });
export type PageWire = InferType<typeof pageWire>;

const idOnly = () => object({ id: filledText(60) }).noUnknown();

const quotationWire = shape({
  ...ownQuotationFields,
  id: text(60),
  orderInfo: draftWire,
  premiumInfo: domainValue<Quote>('Quote'),
});
export type QuotationWire = InferType<typeof quotationWire>;

const sharedWire = shape({
  ...quotationFields,
  userName: text(60),
  /** Mobile number of the agent; empty if it isn't known. */
  userMobile: text(20),
  agencyName: text(100),
  isSample: flag(),
  productInfo: domainValue<ProductWords>('ProductWords'),
  subjectInfo: domainValue<RatingSubject>('RatingSubject').nullable().defined(),
  validStartDate: dayOrEmpty(),
  duration: whole(1, 120),
  durationUnit: text(10),
  applyQuantity: whole(1, 10_000),
  schemes: listOf(schemeWire, 50),
  premiumInfo: domainValue<Quote>('Quote'),
});
export type SharedWire = InferType<typeof sharedWire>;

/** Schemas of the calls in `quotations.ts`, by call name. */
export const quotationSchemas = {
  quotedCompanies: { request: nothing(), response: listOf(shape({ code: text(40), name: text(100) }), 500) },
  listQuotations: { request: queryWire, response: pageWire },
  deleteQuotation: { request: idOnly(), response: nothing() },
  saveQuotation: {
    request: draftPayload,
    received: receivedDraft,
    response: shape({ id: text(60), quotationSn: text(40), totalPremium: yuan(), validEndDate: day() }),
  },
  quotation: { request: idOnly(), response: quotationWire },
  shareQuotation: { request: shape({ id: filledText(60) }), response: shape({ shareUrl: text(1000) }) },
  sharedQuotation: { request: object({ token: filledText(80) }).noUnknown(), response: sharedWire },
  acceptQuotation: {
    request: shape({
      token: filledText(80),
      /** Id of the chosen alternative; empty if the quotation has no alternatives. */
      schemeId: text(40),
    }),
    response: shape({ acceptTime: text(40), acceptSchemeId: text(40) }),
  },
};

/** Wire types of the calls in `quotations.ts`, by call name. */
export type QuotationWires = WiresOf<typeof quotationSchemas>;
