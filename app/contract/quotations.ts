import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { asIs, call, type Codec } from './call.ts';
import type { PageWire, QueryWire, QuotationWire, QuotationWires, SharedWire } from './quotations.schema.ts';
import { newestQuotationFirst, type QuotationSort, type QuotationState } from './quotationSort.ts';
import {
  type QuotationFacts,
  quotationFactsFromWire,
  quotationFactsToWire,
  ownQuotationFromWire,
  ownQuotationToWire,
  type QuotationSummary,
} from './quotationSummary.ts';
import { draftCodec, schemeCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';

/** Quotation as the customer sees it. It contains no persons, no commission and no steps of the calculation. */
export interface SharedQuotation extends QuotationFacts {
  readonly agentName: string;
  /** Mobile number of the agent, whom the customer can call; empty if it isn't known. */
  readonly agentMobile: string;
  readonly agencyName: string;
  /** True if the product's rates are sample data. */
  readonly isSample: boolean;
  /** Names of the options in the quotation's schemes. The product defines these names. */
  readonly words: ProductWords;
  /** Subject that the premium is computed from, such as an area. Null if the premium is computed from persons. */
  readonly subject: RatingSubject | null;
  /** First day of cover; empty if the quotation was saved without it. */
  readonly startDate: string;
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly quote: Quote;
}

/** Time of a customer's acceptance, and the alternative that the customer accepted. */
export interface QuotationAcceptance {
  /** Instant (ISO 8601) at which the customer accepted the quotation. */
  readonly acceptedAt: string;
  /** Id of the accepted alternative; empty if the quotation has no alternatives. */
  readonly schemeId: string;
}

/** Returns the insurers of the products in the caller's quotations. Each insurer is returned once. */
export const quotedCompanies = call('GET', '/api/quoted/getAllCompany', {
  summary: "Insurers among the caller's quotations",
  request: asIs<QuotationWires['quotedCompanies']['request']>(),
  response: asIs<QuotationWires['quotedCompanies']['response']>(),
});

/**
 * Filter and page of a list of quotations. An empty filter field matches all quotations. `keyword` matches a part of a
 * quotation's number, or of the name of its customer or product.
 */
export interface QuotationQuery {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly companyCode: string;
  /** Code of the product line to which the quoted products belong. */
  readonly productType: string;
  readonly keyword: string;
  /** State of the quotations. @default all states */
  readonly state?: QuotationState | undefined;
  /** Sort order. @default the quotation that was saved last comes first */
  readonly sort?: QuotationSort | undefined;
}

/** Returns a page of the caller's quotations. By default, the quotation that was saved last comes first. */
export const listQuotations = call('GET', '/api/quoted/getProductList', {
  summary: 'Quoted products, newest first',
  request: {
    toWire: ({ page, pageSize, companyCode, productType, keyword, state, sort }: QuotationQuery): QueryWire => ({
      pageIndex: page,
      pageSize,
      company: companyCode,
      productType,
      filterStr: keyword,
      ...(state !== undefined && { quoteStatus: state }),
      ...(sort !== undefined && { sortField: sort.by, sortDirection: sort.direction }),
    }),
    fromWire: (wire: QueryWire): QuotationQuery => ({
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      companyCode: wire.company ?? '',
      productType: wire.productType ?? '',
      keyword: wire.filterStr ?? '',
      state: wire.quoteStatus,
      sort: {
        by: wire.sortField ?? newestQuotationFirst.by,
        direction: wire.sortDirection ?? newestQuotationFirst.direction,
      },
    }),
  },
  response: {
    toWire: ({ total, quotations }: { total: number; quotations: readonly QuotationSummary[] }): PageWire => ({
      total,
      list: quotations.map(({ id, ...facts }) => ({ id, ...ownQuotationToWire(facts) })),
    }),
    fromWire: ({ total, list }: PageWire) => ({
      total,
      quotations: list.map(({ id, ...facts }) => ({ id, ...ownQuotationFromWire(facts) })),
    }),
  },
});

/** Deletes a quotation of the caller. The link that was shared with the customer then stops working. */
export const deleteQuotation = call('GET', '/api/quoted/deleteQuotedPrice', {
  summary: 'Delete a quotation',
  request: asIs<QuotationWires['deleteQuotation']['request']>(),
  response: asIs<QuotationWires['deleteQuotation']['response']>(),
});

/**
 * Prices a draft, and saves the draft with its price as a quotation. If the draft can't be priced, the call is refused.
 */
export const saveQuotation = call('POST', '/api/own/quotations', {
  summary: 'Save a quotation',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs<QuotationWires['saveQuotation']['response']>(),
});

const quotationCodec: Codec<QuotationSummary & { readonly draft: OrderDraft; readonly quote: Quote }, QuotationWire> = {
  toWire: ({ id, draft, quote, ...facts }) => ({
    id,
    ...ownQuotationToWire(facts),
    orderInfo: draftCodec.toWire(draft),
    premiumInfo: quote,
  }),
  fromWire: ({ id, orderInfo, premiumInfo, ...facts }) => ({
    id,
    ...ownQuotationFromWire(facts),
    draft: draftCodec.fromWire(orderInfo),
    quote: premiumInfo,
  }),
};

/** Returns a quotation of the caller and the draft that it was computed from. */
export const quotation = call('GET', '/api/own/quotations/:id', {
  summary: 'A quotation',
  request: asIs<QuotationWires['quotation']['request']>(),
  response: quotationCodec,
});

/**
 * Returns the signed link that shows a quotation to a customer. The link is always the same, and works until the
 * quotation expires or is deleted.
 */
export const shareQuotation = call('POST', '/api/own/quotations/:id/share', {
  summary: 'Share a quotation by link',
  request: asIs<QuotationWires['shareQuotation']['request']>(),
  response: asIs<QuotationWires['shareQuotation']['response']>(),
});

const sharedCodec: Codec<SharedQuotation, SharedWire> = {
  toWire: ({ agentName, agentMobile, agencyName, months, applyQuantity, schemes, quote, ...facts }) => ({
    ...quotationFactsToWire(facts),
    userName: agentName,
    userMobile: agentMobile,
    agencyName,
    isSample: facts.isSample,
    productInfo: facts.words,
    subjectInfo: facts.subject,
    validStartDate: facts.startDate,
    duration: months,
    durationUnit: 'month',
    applyQuantity,
    schemes: schemes.map((scheme) => schemeCodec.toWire(scheme)),
    premiumInfo: quote,
  }),
  fromWire: (wire) => ({
    ...quotationFactsFromWire(wire),
    agentName: wire.userName,
    agentMobile: wire.userMobile,
    agencyName: wire.agencyName,
    isSample: wire.isSample,
    words: wire.productInfo,
    subject: wire.subjectInfo,
    startDate: wire.validStartDate,
    months: wire.duration,
    applyQuantity: wire.applyQuantity,
    schemes: wire.schemes.map((scheme) => schemeCodec.fromWire(scheme)),
    quote: wire.premiumInfo,
  }),
};

/**
 * Returns the quotation that a public link shows. The call works until the last day on which the quotation is valid.
 */
export const sharedQuotation = call('GET', '/api/own/sharedQuotations/:token', {
  summary: 'A shared quotation',
  access: 'public',
  request: asIs<QuotationWires['sharedQuotation']['request']>(),
  response: sharedCodec,
});

/**
 * Accepts a shared quotation on behalf of its customer. The caller needs only the token of the link. If the customer
 * has already accepted the same alternative, nothing changes. The call is refused with 006004 if the quotation is no
 * longer valid, doesn't offer the alternative, or was accepted with another alternative.
 */
export const acceptQuotation = call('POST', '/api/own/sharedQuotations/:token/accept', {
  summary: 'Accept a shared quotation',
  access: 'public',
  request: asIs<QuotationWires['acceptQuotation']['request']>(),
  response: {
    toWire: ({ acceptedAt, schemeId }: QuotationAcceptance) => ({ acceptTime: acceptedAt, acceptSchemeId: schemeId }),
    fromWire: (wire: QuotationWires['acceptQuotation']['response']): QuotationAcceptance => ({
      acceptedAt: wire.acceptTime,
      schemeId: wire.acceptSchemeId,
    }),
  },
});
