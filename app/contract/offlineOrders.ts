import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { asIs, call, type Codec } from './call.ts';
import type { KeepWire, OfflineOrderWires, OfflineWire, SearchWire } from './offlineOrders.schema.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

/** An order that is handled outside the system: its content is kept here, its policy is written elsewhere. */
export interface OfflineOrder {
  readonly id: string;
  /** Grows with each change. */
  readonly version: number;
  readonly note: string;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly draft: OrderDraft;
}

export const offlineCodec: Codec<OfflineOrder, OfflineWire> = {
  toWire: ({ id, version, note, createdAt, updatedAt, draft }) => ({
    offlineDataUuid: id,
    version,
    remark: note,
    createTime: createdAt,
    updateTime: updatedAt,
    orderInfo: draftCodec.toWire(draft),
  }),
  fromWire: (wire) => ({
    id: wire.offlineDataUuid,
    version: wire.version,
    note: wire.remark,
    createdAt: wire.createTime,
    updatedAt: wire.updateTime,
    draft: draftCodec.fromWire(wire.orderInfo),
  }),
};

/** Offline orders of the caller, newest first, for the list that `/writeByOffline` and `/orderDetailOffline` are opened from. */
export const listOfflineOrders = call('GET', '/api/tmpOrder/getOfflineTempOrderData', {
  summary: 'Offline orders, newest first',
  request: asIs<OfflineOrderWires['listOfflineOrders']['request']>(),
  response: asIs<OfflineOrderWires['listOfflineOrders']['response']>(),
});

/** One offline order of the caller with its whole content, as `/orderDetailOffline` shows it and `/writeByOffline` goes on with it. */
export const offlineOrder = call('GET', '/api/tmpOrder/getOfflineTempOrderDetail', {
  summary: 'An offline order',
  request: asIs<OfflineOrderWires['offlineOrder']['request']>(),
  response: offlineCodec,
});

/** An offline order to keep; with an empty `id` a new one, otherwise over the version that was read. */
export interface OfflineOrderToKeep {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  readonly draft: OrderDraft;
}

/**
 * Hands in an order to be handled offline, or changes one; 900409 with the newer one in `data` where another change
 * came in between.
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

/** A page of unfinished orders, newest first, by product and by words in the group's name; the unfinished list has four a page. */
export const searchDrafts = call('POST', '/api/tmpOrder/queryTmpOrderByCondition', {
  summary: 'Search unfinished orders',
  request: asIs<SearchWire>(),
  response: asIs<OfflineOrderWires['searchDrafts']['response']>(),
});
