import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { ProductWords } from '@tuanbao/library/domain/scheme/productWords';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { draftCodec, draftWire, rosterBodyLimit, schemeCodec } from './draft.ts';
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
} from './fields.ts';
import {
  quotationFactsFromWire,
  quotationFactsToWire,
  quotationFields,
  type QuotationSummary,
  quotationSummaryWire,
} from './quotationSummary.ts';

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
  request: asIs(nothing()),
  response: asIs(listOf(shape({ code: text(40), name: text(100) }), 500)),
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

const queryWire = object({
  pageIndex: wholeInUrl(1, 100_000).required(),
  pageSize: wholeInUrl(1, 100).required(),
  company: string().max(40),
  productType: string().max(40),
  filterStr: string().max(100),
}).noUnknown();

const pageWire = shape({ total: whole(0, 1e9), list: listOf(quotationSummaryWire, 100) });

/** The caller's quotations, newest first. */
export const listQuotations = call('GET', '/api/quoted/getProductList', {
  summary: 'Quoted products, newest first',
  request: {
    schema: queryWire,
    toWire: ({ page, pageSize, companyCode, productType, keyword }: QuotationQuery): InferType<typeof queryWire> => ({
      pageIndex: page,
      pageSize,
      company: companyCode,
      productType,
      filterStr: keyword,
    }),
    fromWire: (wire): QuotationQuery => ({
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      companyCode: wire.company ?? '',
      productType: wire.productType ?? '',
      keyword: wire.filterStr ?? '',
    }),
  },
  response: {
    schema: pageWire,
    toWire: ({ total, quotations }: { total: number; quotations: readonly QuotationSummary[] }) => ({
      total,
      list: quotations.map(({ id, ...facts }) => ({ id, ...quotationFactsToWire(facts) })),
    }),
    fromWire: ({ total, list }: InferType<typeof pageWire>) => ({
      total,
      quotations: list.map(({ id, ...facts }) => ({ id, ...quotationFactsFromWire(facts) })),
    }),
  },
});

const idOnly = () => object({ id: string().max(60).required() }).noUnknown();

/** Deletes a quotation of the caller; a link that was shared ends with it. */
export const deleteQuotation = call('GET', '/api/quoted/deleteQuotedPrice', {
  summary: 'Delete a quotation',
  request: asIs(idOnly()),
  response: asIs(nothing()),
});

/** Prices a draft and keeps both. Refused where it has no price. */
export const saveQuotation = call('POST', '/api/own/quotations', {
  summary: 'Save a quotation',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs(shape({ id: text(60), quotationSn: text(40), totalPremium: yuan(), validEndDate: day() })),
});

const quotationWire = shape({
  ...quotationFields,
  id: text(60),
  orderInfo: draftWire,
  premiumInfo: domainValue<Quote>('Quote'),
});

const quotationCodec: Codec<
  QuotationSummary & { readonly draft: OrderDraft; readonly quote: Quote },
  InferType<typeof quotationWire>
> = {
  schema: quotationWire,
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
  request: asIs(idOnly()),
  response: quotationCodec,
});

/** The link that shows a quotation to a customer: signed, the same each time, and open until the quotation ends or is deleted. */
export const shareQuotation = call('POST', '/api/own/quotations/:id/share', {
  summary: 'Share a quotation by link',
  request: asIs(shape({ id: filledText(60) })),
  response: asIs(shape({ shareUrl: text(1000) })),
});

const sharedWire = shape({
  ...quotationFields,
  userName: text(60),
  agencyName: text(100),
  isSample: flag(),
  productInfo: domainValue<ProductWords>('ProductWords'),
  subjectInfo: domainValue<RatingSubject>('RatingSubject').nullable().defined(),
  validStartDate: dayOrEmpty(),
  duration: whole(1, 120),
  durationUnit: text(10),
  applyQuantity: whole(1, 10_000),
  schemes: listOf(schemeCodec.schema, 50),
  premiumInfo: domainValue<Quote>('Quote'),
});

const sharedCodec: Codec<SharedQuotation, InferType<typeof sharedWire>> = {
  schema: sharedWire,
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
  request: asIs(object({ token: string().max(80).required() }).noUnknown()),
  response: sharedCodec,
});
