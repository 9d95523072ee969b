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
import { draftCodec, schemeCodec } from './wire/draft.ts';
import { subjectsCodec } from './wire/insuredSubjects.ts';
import { rosterBodyLimit } from './wire/limits.ts';
import { personCodec } from './wire/person.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

/**
 * Submission of an order. Two submissions with the same `submissionId` create only one order. The client gives each
 * version of a draft one id, so a second click on the same version sends the same id. Two submissions without an id
 * create only one order if their contents are equal.
 */
export interface OrderSubmission {
  readonly submissionId: string;
  /** Id of the saved draft that becomes the order and is then deleted; empty if the draft was never saved. */
  readonly draftId: string;
  readonly draft: OrderDraft;
  /**
   * Total in fen that the agent saw; null if the agent saw no total. If the total differs from the premium, the
   * submission is refused.
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
 * Submits a draft. The call is refused with 900410 if the premium differs from the total that the agent saw; `data` is
 * then the quote. It is refused with 000002 if persons have problems; `data` then lists these persons. If another rule
 * is broken or the insurer declines, it is refused with 006004; `info` then gives the reason.
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
  /** Number of the caller's orders in each state, counted with all filters of the request except the states. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
}

/**
 * Returns the caller's orders. They are sorted by `sortField`. If `sortField` is absent, the order that was submitted
 * last comes first.
 */
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

/** Request for one part of the caller's orders that match a filter. An export loads these orders part by part. */
export interface OrderRowsQuery extends OrderQuery {
  /**
   * 0 in the request for the first part. In each later request, the value of `until` in the first response. Orders that
   * were created after the first part are left out.
   */
  readonly until: number;
}

/** One part of the caller's orders for an export. */
export interface OrderRows {
  /** Number of orders in all parts together. */
  readonly total: number;
  readonly orders: readonly OrderSummary[];
  /** Marker that the client sends as `until` in the request for each later part. */
  readonly until: number;
}

/** Returns up to 1,000 of the caller's orders for an export. If a part fails, the client can request it again. */
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
 * Returns one order of the caller by its number or by the uuid of its policy (`/orderDetailUuid`). The data of the
 * applicant and of the persons are masked. Roster, number of persons and premium are as they are today: an endorsement
 * is included from its effective date on. With `policyView=sold`, the values at the time of sale are returned instead.
 * With `personView=none`, the persons are left out; `orderPersons` returns them in pages.
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
