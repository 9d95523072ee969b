import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { asIs, call, type Codec } from './call.ts';
import type { AnswerWire, KeepWire, OfflineOrderWires, OfflineWire, SearchWire } from './offlineOrders.schema.ts';
import { draftCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';

/** State of an offline order, and the operators' answer to the agent. */
export interface OfflineAnswer {
  readonly state: OfflineOrderState;
  /** Message of the operators to the agent; empty if there is none. */
  readonly words: string;
  /** Quoted premium; null if there is no quote. */
  readonly quotedFen: Fen | null;
  /** Last day on which the quote is valid; empty if there is no quote. */
  readonly validUntil: string;
  /**
   * Address of the prepared order that was made from the offline order (route `/writeByAdmin`); empty if no prepared
   * order was made.
   */
  readonly preparedPath: string;
}

export const answerCodec: Codec<OfflineAnswer, AnswerWire> = {
  toWire: ({ state, words, quotedFen, validUntil, preparedPath }) => ({
    state,
    answer: words,
    quotedPremium: quotedFen === null ? null : yuanOf(quotedFen),
    validUntil,
    preparedPath,
  }),
  fromWire: ({ state, answer, quotedPremium, validUntil, preparedPath }) => ({
    state,
    words: answer,
    quotedFen: quotedPremium === null || quotedPremium === undefined ? null : fenOf(quotedPremium),
    validUntil,
    preparedPath,
  }),
};

/** Order that is processed outside the system: its data are stored here, but its policy is issued elsewhere. */
export interface OfflineOrder extends OfflineAnswer {
  readonly id: string;
  /** Version of the order. It increases each time that the agent changes the order. */
  readonly version: number;
  readonly note: string;
  /** Instants (ISO 8601) at which the order was created and last changed. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly draft: OrderDraft;
}

export const offlineCodec: Codec<OfflineOrder, OfflineWire> = {
  toWire: ({ id, version, note, createdAt, updatedAt, draft, ...answer }) => ({
    offlineDataUuid: id,
    version,
    remark: note,
    createTime: createdAt,
    updateTime: updatedAt,
    ...answerCodec.toWire(answer),
    orderInfo: draftCodec.toWire(draft),
  }),
  fromWire: (wire) => ({
    id: wire.offlineDataUuid,
    version: wire.version,
    note: wire.remark,
    createdAt: wire.createTime,
    updatedAt: wire.updateTime,
    ...answerCodec.fromWire(wire),
    draft: draftCodec.fromWire(wire.orderInfo),
  }),
};

/**
 * Returns the offline orders of the caller, newest first. The agent opens them in `/writeByOffline` and
 * `/orderDetailOffline`.
 */
export const listOfflineOrders = call('GET', '/api/tmpOrder/getOfflineTempOrderData', {
  summary: 'Offline orders, newest first',
  request: asIs<OfflineOrderWires['listOfflineOrders']['request']>(),
  response: asIs<OfflineOrderWires['listOfflineOrders']['response']>(),
});

/**
 * Returns one offline order of the caller with its complete data. `/orderDetailOffline` shows the order, and
 * `/writeByOffline` edits it.
 */
export const offlineOrder = call('GET', '/api/tmpOrder/getOfflineTempOrderDetail', {
  summary: 'An offline order',
  request: asIs<OfflineOrderWires['offlineOrder']['request']>(),
  response: offlineCodec,
});

/**
 * Request to save an offline order. If `id` is empty, a new order is created. Otherwise the order is replaced, provided
 * that its stored version is still `version`.
 */
export interface OfflineOrderToKeep {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  readonly draft: OrderDraft;
}

/**
 * Submits an order for processing outside the system, or changes such an order. If another request has changed the
 * order since the caller loaded `version`, the call is refused with 900409, and `data` is the newer order.
 */
export const submitOfflineOrder = call('POST', '/api/tmpOrder/submitOfflineTempOrder', {
  summary: 'Hand in an offline order',
  bodyLimit: rosterBodyLimit,
  request: {
    toWire: ({ id, version, note, draft }: OfflineOrderToKeep): KeepWire => ({
      offlineDataUuid: id,
      version,
      remark: note,
      orderInfo: draftCodec.toWire(draft),
    }),
    fromWire: (wire: KeepWire): OfflineOrderToKeep => ({
      id: wire.offlineDataUuid,
      version: wire.version,
      note: wire.remark,
      draft: draftCodec.fromWire(wire.orderInfo),
    }),
  },
  response: asIs<OfflineOrderWires['submitOfflineOrder']['response']>(),
});

/** Deletes an offline order of the caller. */
export const deleteOfflineOrder = call('POST', '/api/own/offlineOrders/:offlineDataUuid/delete', {
  summary: 'Delete an offline order',
  request: asIs<OfflineOrderWires['deleteOfflineOrder']['request']>(),
  response: asIs<OfflineOrderWires['deleteOfflineOrder']['response']>(),
});

/**
 * Returns a page of the list of unfinished orders. The request can filter the orders by product and by a part of the
 * applicant's name. `sortField` selects the column by which the orders are sorted. If `sortField` is absent, the order
 * that was saved last comes first.
 */
export const searchDrafts = call('POST', '/api/tmpOrder/queryTmpOrderByCondition', {
  summary: 'Search unfinished orders',
  request: asIs<SearchWire>(),
  response: asIs<OfflineOrderWires['searchDrafts']['response']>(),
});
