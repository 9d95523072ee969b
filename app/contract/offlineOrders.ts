import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { draftCodec, draftWire, rosterBodyLimit } from './draft.ts';
import { filledText, lines, listOf, nothing, shape, text, whole, yuan } from './fields.ts';

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

const offlineWire = shape({
  offlineDataUuid: text(60),
  version: whole(1, 1e9),
  remark: lines(500),
  createTime: text(40),
  updateTime: text(40),
  orderInfo: draftWire,
});

export const offlineCodec: Codec<OfflineOrder, InferType<typeof offlineWire>> = {
  schema: offlineWire,
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
  request: asIs(object({ productId: string().max(20) }).noUnknown()),
  response: asIs(
    listOf(
      shape({
        offlineDataUuid: text(60),
        version: whole(1, 1e9),
        productId: text(20),
        productName: text(200),
        groupName: text(200),
        personCount: whole(0, 1e6),
        remark: lines(500),
        createTime: text(40),
      }),
      1000,
    ),
  ),
});

/** One offline order of the caller with its whole content, as `/orderDetailOffline` shows it and `/writeByOffline` goes on with it. */
export const offlineOrder = call('GET', '/api/tmpOrder/getOfflineTempOrderDetail', {
  summary: 'An offline order',
  request: asIs(object({ offlineDataUuid: string().max(60).required() }).noUnknown()),
  response: offlineCodec,
});

/** An offline order to keep; with an empty `id` a new one, otherwise over the version that was read. */
export interface OfflineOrderToKeep {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  readonly draft: OrderDraft;
}

const keepWire = shape({
  offlineDataUuid: text(60),
  version: whole(0, 1e9),
  remark: lines(500),
  orderInfo: draftWire,
});

/**
 * Hands in an order to be handled offline, or changes one; 900409 with the newer one in `data` where another change
 * came in between.
 */
export const submitOfflineOrder = call('POST', '/api/tmpOrder/submitOfflineTempOrder', {
  summary: 'Hand in an offline order',
  bodyLimit: rosterBodyLimit,
  request: {
    schema: keepWire,
    toWire: ({ id, version, note, draft }: OfflineOrderToKeep): InferType<typeof keepWire> => ({
      offlineDataUuid: id,
      version,
      remark: note,
      orderInfo: draftCodec.toWire(draft),
    }),
    fromWire: (wire): OfflineOrderToKeep => ({
      id: wire.offlineDataUuid,
      version: wire.version,
      note: wire.remark,
      draft: draftCodec.fromWire(wire.orderInfo),
    }),
  },
  response: asIs(shape({ offlineDataUuid: text(60), version: whole(1, 1e9) })),
});

/** Deletes an offline order of the caller. */
export const deleteOfflineOrder = call('POST', '/api/own/offlineOrders/:offlineDataUuid/delete', {
  summary: 'Delete an offline order',
  request: asIs(shape({ offlineDataUuid: filledText(60) })),
  response: asIs(nothing()),
});

/** A page of unfinished orders, newest first, by product and by words in the group's name; the unfinished list has four a page. */
export const searchDrafts = call('POST', '/api/tmpOrder/queryTmpOrderByCondition', {
  summary: 'Search unfinished orders',
  request: asIs(
    shape({ pageIndex: whole(1, 100_000), pageSize: whole(1, 100), filterStr: text(100), productId: text(20) }),
  ),
  response: asIs(
    shape({
      total: whole(0, 1e9),
      list: listOf(
        shape({
          id: text(60),
          version: whole(1, 1e9),
          savedAt: text(40),
          productId: text(20),
          productName: text(200),
          groupName: text(200),
          heads: whole(0, 1e6),
          /** At the last save; null where it can't be priced. */
          totalPremium: yuan().nullable(),
        }),
        100,
      ),
    }),
  ),
});
