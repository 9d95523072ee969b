import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDetail, OrderSummary } from '@tuanbao/library/domain/order/order';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { asIs, call, type Codec } from './call.ts';
import { endorsedFromWire, endorsedToWire } from './endorsedOrder.ts';
import { eventFromWire, eventToWire } from './orderEvents.ts';
import type { DetailWire, OrderWires, PageWire, QueryWire, SubmissionWire } from './orders.schema.ts';
import { orderSummaryFromWire, orderSummaryToWire } from './orderSummary.ts';
import { orderSurrenderFromWire, orderSurrenderToWire } from './surrenders.ts';
import { applicantCodec } from './wire/applicant.ts';
import { draftCodec, personCodec, rosterBodyLimit, schemeCodec } from './wire/draft.ts';
import { subjectsCodec } from './wire/insuredSubjects.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

/**
 * A submission. The same `submissionId` submitted twice is one order; it belongs to the draft's version, not to the click.
 * Without one, the same content is the same submission.
 */
export interface OrderSubmission {
  readonly submissionId: string;
  /** Saved draft that becomes the order and is then gone; empty where there is none. */
  readonly draftId: string;
  readonly draft: OrderDraft;
  /** The total that the agent saw; refused where it isn't the price. Fen; null: none was seen, the price counts. */
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

/** Submits a draft. Refusals: 900410 (another price; `data` is the quote), 000002 (problem persons), 006004 (anything else, in words). */
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

/** The caller's orders, newest first. */
export const listOrders = call('POST', '/api/orderQueryForPc', {
  summary: 'Orders, newest first',
  request: {
    toWire: ({ page, pageSize, statuses, keyword, expiresWithin, productIds }: OrderQuery): QueryWire => ({
      pageIndex: page,
      pageSize,
      statusList: statuses.map(orderStatusCodeOf),
      filterStr: keyword,
      ...(expiresWithin === undefined ? {} : { expireDays: expiresWithin }),
      ...(productIds === undefined ? {} : { productIdList: [...productIds] }),
    }),
    fromWire: (wire: QueryWire): OrderQuery => ({
      page: wire.pageIndex,
      pageSize: wire.pageSize,
      statuses: wire.statusList.map(orderStatusOf),
      keyword: wire.filterStr,
      expiresWithin: wire.expireDays,
      productIds: wire.productIdList,
    }),
  },
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

/**
 * One order of the caller, by its number or by its policy's uuid (`/orderDetailUuid`); personal data masked. Roster, heads
 * and premium are those of today, endorsements counted from their effective day on; `policyView=sold` shows those of the sale.
 */
export const orderDetail = call('GET', '/api/order/orderinfo', {
  summary: 'An order',
  request: asIs<OrderWires['orderDetail']['request']>(),
  response: detailCodec,
});

/** Where to pay an order that awaits payment. */
export const orderPayUrl = call('GET', '/api/order/orderPayUrl', {
  summary: 'Address of the cashier for an order',
  request: asIs<OrderWires['orderPayUrl']['request']>(),
  response: asIs<OrderWires['orderPayUrl']['response']>(),
});
