import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDetail, OrderSummary } from '@tuanbao/library/domain/order/order';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { asIs, call, type Codec } from './call.ts';
import { endorsedFromWire, endorsedToWire } from './endorsedOrder.ts';
import { eventFromWire, eventToWire } from './orderEvents.ts';
import { type OrderQuery, orderQueryCodec } from './orderQuery.ts';
import type { DetailWire, OrderWires, PageWire, RowsQueryWire, RowsWire, SubmissionWire } from './orders.schema.ts';
import { orderSummaryFromWire, orderSummaryToWire } from './orderSummary.ts';
import { orderSurrenderFromWire, orderSurrenderToWire } from './surrenders.ts';
import { applicantCodec } from './wire/applicant.ts';
import { draftCodec, personCodec, rosterBodyLimit, schemeCodec } from './wire/draft.ts';
import { subjectsCodec } from './wire/insuredSubjects.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

/**
 * Submission of an order. Two submissions with the same `submissionId` create one order. The id belongs to the version
 * of the draft, not to the click. Without an id, submissions with the same content count as one.
 */
export interface OrderSubmission {
  readonly submissionId: string;
  /** Saved draft that becomes the order and is then deleted; empty when there is none. */
  readonly draftId: string;
  readonly draft: OrderDraft;
  /**
   * Total in fen that the agent saw; null when the agent saw none. The submission is refused when the total differs
   * from the premium.
   */
  readonly totalFen: number | null;
}

const submissionCodec: Codec<OrderSubmission, SubmissionWire> = {
  toWire: ({ submissionId, draftId, totalFen, draft }) => ({
    submissionId,
    tmpOrderId: draftId,
    totalPremium: totalFen === null ? '' : yuanOf(totalFen),
    orderInfo: draftCodec.toWire(draft),
  }),
  fromWire: ({ submissionId, tmpOrderId, totalPremium, orderInfo }) => ({
    submissionId,
    draftId: tmpOrderId,
    totalFen: totalPremium === '' ? null : fenOf(totalPremium),
    draft: draftCodec.fromWire(orderInfo),
  }),
};

const detailCodec: Codec<OrderDetail, DetailWire> = {
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
    ...(order.surrender && { surrenderInfo: orderSurrenderToWire(order.surrender) }),
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
    ...(wire.surrenderInfo && { surrender: orderSurrenderFromWire(wire.surrenderInfo) }),
    quote: wire.premiumInfo,
    events: wire.statusList.map(eventFromWire),
  }),
};

/**
 * Submits a draft. Refusals: 900410 (different premium; `data` is the quote), 000002 (problem persons), 006004 (any
 * other reason, in `info`).
 */
export const submitOrder = call('POST', '/api/order/confirmOrder', {
  summary: 'Submit an order',
  bodyLimit: rosterBodyLimit,
  request: submissionCodec,
  response: asIs<OrderWires['submitOrder']['response']>(),
});

/** One page of the caller's orders. */
export interface OrderPage {
  readonly total: number;
  readonly orders: readonly OrderSummary[];
  /** Number of orders in each state, regardless of the requested page and states. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
}

/** Returns the caller's orders, newest first unless the request has a sort order. */
export const listOrders = call('POST', '/api/orderQueryForPc', {
  summary: 'Orders, newest first',
  request: orderQueryCodec,
  response: {
    toWire: ({ total, orders, counts }: OrderPage): PageWire => ({
      total,
      list: orders.map(orderSummaryToWire),
      statusNum: Object.entries(counts).map(([status, num]) => ({
        status: orderStatusCodeOf(status as OrderStatus),
        num,
      })),
    }),
    fromWire: (wire: PageWire): OrderPage => ({
      total: wire.total,
      orders: wire.list.map(orderSummaryFromWire),
      counts: Object.fromEntries(wire.statusNum.map(({ status, num }) => [orderStatusOf(status), num])),
    }),
  },
});

/** Request for one part of the caller's orders for an export. */
export interface OrderRowsQuery extends OrderQuery {
  /** Marker from the response of the first part; orders that were created later are excluded. 0 for the first part. */
  readonly until: number;
}

/** One part of the orders for an export. */
export interface OrderRows {
  /** Total number of orders in all parts. */
  readonly total: number;
  readonly orders: readonly OrderSummary[];
  /** Marker that the client sends with each later part. */
  readonly until: number;
}

/** Returns up to 1,000 of the caller's orders for an export. A part that fails can be requested again. */
export const orderRows = call('POST', '/api/own/orders/rows', {
  summary: 'Orders to export, up to 1,000 at a time',
  request: {
    toWire: ({ until, ...query }: OrderRowsQuery): RowsQueryWire => ({ ...orderQueryCodec.toWire(query), until }),
    fromWire: ({ until, ...query }: RowsQueryWire): OrderRowsQuery => ({ ...orderQueryCodec.fromWire(query), until }),
  },
  response: {
    toWire: ({ total, orders, until }: OrderRows): RowsWire => ({ total, list: orders.map(orderSummaryToWire), until }),
    fromWire: ({ total, list, until }: RowsWire): OrderRows => ({
      total,
      orders: list.map(orderSummaryFromWire),
      until,
    }),
  },
});

/**
 * Returns one order of the caller by its number or by the uuid of its policy (`/orderDetailUuid`), with personal data
 * masked. Roster, number of persons and premium are the current ones; an endorsement counts from its effective date.
 * `policyView=sold` returns the values at the time of sale.
 */
export const orderDetail = call('GET', '/api/order/orderinfo', {
  summary: 'An order',
  request: asIs<OrderWires['orderDetail']['request']>(),
  response: detailCodec,
});

/** Returns the address of the cashier page for an order that awaits payment. */
export const orderPayUrl = call('GET', '/api/order/orderPayUrl', {
  summary: 'Address of the cashier for an order',
  request: asIs<OrderWires['orderPayUrl']['request']>(),
  response: asIs<OrderWires['orderPayUrl']['response']>(),
});
