import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { asIs, call, type Codec } from './call.ts';
import type { PageWire, QueryWire, QuotationWire, QuotationWires, SharedWire } from './quotations.schema.ts';
import { quotationFactsFromWire, quotationFactsToWire, type QuotationSummary } from './quotationSummary.ts';
import { draftCodec, rosterBodyLimit, schemeCodec } from './wire/draft.ts';

/** A quotation as its customer sees it: no person, no commission, no rate and no step of the arithmetic. */
export interface SharedQuotation extends Omit<QuotationSummary, 'id'> {
  readonly agentName: string;
  readonly agencyName: string;
  /** True where the rates are sample data. */
  readonly isSample: boolean;
  /** The product's names for the choices of the schemes. */
  readonly words: ProductWords;
  /** Subject of the premium where it isn't rated by persons. */
  readonly subject: RatingSubject | null;
  /** First day of cover that the price was worked out for. */
  readonly startDate: string;
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly quote: Quote;
}

/** Insurers among the caller's quotations, each once. */
export const quotedCompanies = call('GET', '/api/quoted/getAllCompany', {
  summary: "Insurers among the caller's quotations",
  request: asIs<QuotationWires['quotedCompanies']['request']>(),
  response: asIs<QuotationWires['quotedCompanies']['response']>(),
});

/** Which quotations; empty texts mean all. */
export interface QuotationQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly companyCode: string;
  /** Product line. */
  readonly productType: string;
  readonly keyword: string;
}

/** The caller's quotations, newest first. */
export const listQuotations = call('GET', '/api/quoted/getProductList', {
  summary: 'Quoted products, newest first',
  request: {
    toWire: ({ page, pageSize, companyCode, productType, keyword }: QuotationQuery): QueryWire => ({
      pageIndex: page,
      pageSize,
      company: companyCode,
      productType,
      filterStr: keyword,
    }),
    fromWire: (wire: QueryWire): QuotationQuery => ({
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      companyCode: wire.company ?? '',
      productType: wire.productType ?? '',
      keyword: wire.filterStr ?? '',
    }),
  },
  response: {
    toWire: ({ total, quotations }: { total: number; quotations: readonly QuotationSummary[] }): PageWire => ({
      total,
      list: quotations.map(({ id, ...facts }) => ({ id, ...quotationFactsToWire(facts) })),
    }),
    fromWire: ({ total, list }: PageWire) => ({
      total,
      quotations: list.map(({ id, ...facts }) => ({ id, ...quotationFactsFromWire(facts) })),
    }),
  },
});

/** Deletes a quotation of the caller; a link that was shared ends with it. */
export const deleteQuotation = call('GET', '/api/quoted/deleteQuotedPrice', {
  summary: 'Delete a quotation',
  request: asIs<QuotationWires['deleteQuotation']['request']>(),
  response: asIs<QuotationWires['deleteQuotation']['response']>(),
});

/** Prices a draft and keeps both. Refused where it has no price. */
export const saveQuotation = call('POST', '/api/own/quotations', {
  summary: 'Save a quotation',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs<QuotationWires['saveQuotation']['response']>(),
});

const quotationCodec: Codec<QuotationSummary & { readonly draft: OrderDraft; readonly quote: Quote }, QuotationWire> = {
  toWire: ({ id, draft, quote, ...facts }) => ({
    id,
    ...quotationFactsToWire(facts),
    orderInfo: draftCodec.toWire(draft),
    premiumInfo: quote,
  }),
  fromWire: ({ id, orderInfo, premiumInfo, ...facts }) => ({
    id,
    ...quotationFactsFromWire(facts),
    draft: draftCodec.fromWire(orderInfo),
    quote: premiumInfo,
  }),
};

/** A quotation of the caller with the draft that it was made from. */
export const quotation = call('GET', '/api/own/quotations/:id', {
  summary: 'A quotation',
  request: asIs<QuotationWires['quotation']['request']>(),
  response: quotationCodec,
});

/** The link that shows a quotation to a customer: signed, the same each time, and open until the quotation ends or is deleted. */
export const shareQuotation = call('POST', '/api/own/quotations/:id/share', {
  summary: 'Share a quotation by link',
  request: asIs<QuotationWires['shareQuotation']['request']>(),
  response: asIs<QuotationWires['shareQuotation']['response']>(),
});

const sharedCodec: Codec<SharedQuotation, SharedWire> = {
  toWire: ({ agentName, agencyName, months, applyQuantity, schemes, quote, ...facts }) => ({
    ...quotationFactsToWire(facts),
    userName: agentName,
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

/** A quotation as its public link shows it, until its last valid day. */
export const sharedQuotation = call('GET', '/api/own/sharedQuotations/:token', {
  summary: 'A shared quotation',
  access: 'public',
  request: asIs<QuotationWires['sharedQuotation']['request']>(),
  response: sharedCodec,
});
