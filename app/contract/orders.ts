import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDetail, OrderSummary, PolicyView } from '@tuanbao/library/domain/order/order';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { mixed, object, string, type InferType } from 'yup';

import { applicantCodec } from './applicant.ts';
import { asIs, call, type Codec } from './call.ts';
import { draftCodec, draftWire, maxPersonsInRequest, personCodec, rosterBodyLimit, schemeCodec } from './draft.ts';
import { endorsedFields, endorsedFromWire, endorsedToWire } from './endorsedOrder.ts';
import { domainValue, filledText, listOf, shape, shapeOrNone, text, whole, yuan } from './fields.ts';
import { subjectFields, subjectsCodec } from './insuredSubjects.ts';
import { eventFromWire, eventToWire, eventWire } from './orderEvents.ts';
import { orderSummaryFields, orderSummaryFromWire, orderSummaryToWire, orderSummaryWire } from './orderSummary.ts';
import { orderStatusCodeOf, orderStatusOf } from './wireWords.ts';

/** A submission. The same `submissionId` submitted twice is one order; it belongs to the draft's version, not to the click. */
export interface OrderSubmission {
  readonly submissionId: string;
  /** Saved draft that becomes the order and is then gone; empty where there is none. */
  readonly draftId: string;
  readonly draft: OrderDraft;
  /** The total that the agent saw; refused where it isn't the price. Fen. */
  readonly totalFen: number;
}

const submissionWire = shape({
  submissionId: filledText(60),
  tmpOrderId: text(60),
  totalPremium: yuan(),
  orderInfo: draftWire,
});

const submissionCodec: Codec<OrderSubmission, InferType<typeof submissionWire>> = {
  schema: submissionWire,
  toWire: ({ submissionId, draftId, totalFen, draft }) => ({
    submissionId,
    tmpOrderId: draftId,
    totalPremium: yuanOf(totalFen),
    orderInfo: draftCodec.toWire(draft),
  }),
  fromWire: ({ submissionId, tmpOrderId, totalPremium, orderInfo }) => ({
    submissionId,
    draftId: tmpOrderId,
    totalFen: fenOf(totalPremium),
    draft: draftCodec.fromWire(orderInfo),
  }),
};

const detailWire = shape({
  ...orderSummaryFields,
  duration: whole(1, 120),
  durationUnit: text(10),
  applyQuantity: whole(1, 10_000),
  schemes: listOf(schemeCodec.schema, 50),
  personInfoList: listOf(personCodec.schema, maxPersonsInRequest),
  groupApplicant: applicantCodec.schema,
  ...subjectFields,
  /** Absent while no endorsement holds. */
  endorsedInfo: shapeOrNone(endorsedFields),
  premiumInfo: domainValue<Quote>('Quote'),
  statusList: listOf(eventWire, 1000),
});

const detailCodec: Codec<OrderDetail, InferType<typeof detailWire>> = {
  schema: detailWire,
  toWire: (order) => ({
    ...orderSummaryToWire(order),
    duration: order.months,
    durationUnit: 'month',
    applyQuantity: order.applyQuantity,
    schemes: order.schemes.map((scheme) => schemeCodec.toWire(scheme)),
    personInfoList: order.persons.map((person) => personCodec.toWire(person)),
    groupApplicant: applicantCodec.toWire(order.applicant),
    ...subjectsCodec.toWire(order),
    ...(order.endorsed && { endorsedInfo: endorsedToWire(order.endorsed) }),
    premiumInfo: order.quote,
    statusList: order.events.map(eventToWire),
  }),
  fromWire: (wire) => ({
    ...orderSummaryFromWire(wire),
    months: wire.duration,
    applyQuantity: wire.applyQuantity,
    schemes: wire.schemes.map((scheme) => schemeCodec.fromWire(scheme)),
    persons: wire.personInfoList.map((person) => personCodec.fromWire(person)),
    applicant: applicantCodec.fromWire(wire.groupApplicant),
    ...subjectsCodec.fromWire(wire),
    ...(wire.endorsedInfo && { endorsed: endorsedFromWire(wire.endorsedInfo) }),
    quote: wire.premiumInfo,
    events: wire.statusList.map(eventFromWire),
  }),
};

/** Submits a draft. Refusals: 900410 (another price; `data` is the quote), 000002 (problem persons), 006004 (anything else, in words). */
export const submitOrder = call('POST', '/api/order/confirmOrder', {
  summary: 'Submit an order',
  bodyLimit: rosterBodyLimit,
  request: submissionCodec,
  response: asIs(shape({ orderSn: text(40), status: whole(0, 999) })),
});

/** One page of the caller's orders. */
export interface OrderPage {
  readonly total: number;
  readonly orders: readonly OrderSummary[];
  /** Orders per state, whatever the page and the state asked for. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
}

/** Which orders: an empty `statuses` means all; `keyword` matches numbers of order and policy, group name and product name. */
export interface OrderQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly statuses: readonly OrderStatus[];
  readonly keyword: string;
  /** Only policies in force whose cover ends within so many days from today; absent: all. */
  readonly expiresWithin?: number | undefined;
  /** Only orders of these products; absent: of all. */
  readonly productIds?: readonly string[] | undefined;
}

const queryWire = shape({
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 999), 20),
  filterStr: text(100),
  /** Absent: whenever cover ends. */
  expireDays: whole(0, 366).optional(),
  /** Absent: orders of every product. */
  productIdList: listOf(text(20), 200).optional(),
});

const pageWire = shape({
  total: whole(0, 1e9),
  list: listOf(orderSummaryWire, 100),
  statusNum: listOf(shape({ status: whole(0, 999), num: whole(0, 1e9) }), 20),
});

/** The caller's orders, newest first. */
export const listOrders = call('POST', '/api/orderQueryForPc', {
  summary: 'Orders, newest first',
  request: {
    schema: queryWire,
    toWire: ({
      page,
      pageSize,
      statuses,
      keyword,
      expiresWithin,
      productIds,
    }: OrderQuery): InferType<typeof queryWire> => ({
      pageIndex: page,
      pageSize,
      statusList: statuses.map(orderStatusCodeOf),
      filterStr: keyword,
      ...(expiresWithin === undefined ? {} : { expireDays: expiresWithin }),
      ...(productIds === undefined ? {} : { productIdList: [...productIds] }),
    }),
    fromWire: (wire): OrderQuery => ({
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      statuses: wire.statusList.map(orderStatusOf),
      keyword: wire.filterStr,
      expiresWithin: wire.expireDays,
      productIds: wire.productIdList,
    }),
  },
  response: {
    schema: pageWire,
    toWire: ({ total, orders, counts }: OrderPage): InferType<typeof pageWire> => ({
      total,
      list: orders.map(orderSummaryToWire),
      statusNum: Object.entries(counts).map(([status, num]) => ({
        status: orderStatusCodeOf(status as OrderStatus),
        num,
      })),
    }),
    fromWire: (wire): OrderPage => ({
      total: wire.total,
      orders: wire.list.map(orderSummaryFromWire),
      counts: Object.fromEntries(wire.statusNum.map(({ status, num }) => [orderStatusOf(status), num])),
    }),
  },
});

const orderSnOnly = () => object({ orderSn: string().max(40).required() }).noUnknown();

/**
 * One order of the caller, by its number or by its policy's uuid (`/orderDetailUuid`); personal data masked. Roster, heads
 * and premium are those of today, endorsements counted from their effective day on; `policyView=sold` shows those of the sale.
 */
export const orderDetail = call('GET', '/api/order/orderinfo', {
  summary: 'An order',
  request: asIs(
    object({
      orderSn: string().max(40).required(),
      policyView: mixed<PolicyView>().oneOf(['now', 'sold']),
    }).noUnknown(),
  ),
  response: detailCodec,
});

/** Where to pay an order that awaits payment. */
export const orderPayUrl = call('GET', '/api/order/orderPayUrl', {
  summary: 'Address of the cashier for an order',
  request: asIs(orderSnOnly()),
  response: asIs(shape({ payUrl: text(1000) })),
});
