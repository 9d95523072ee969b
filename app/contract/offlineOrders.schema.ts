import { type InferType, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { draftWire } from './draft.schema.ts';
import { filledText, lines, listOf, nothing, shape, text, whole, yuan } from './fields.ts';

const offlineWire = shape({
  offlineDataUuid: text(60),
  version: whole(1, 1e9),
  remark: lines(500),
  createTime: text(40),
  updateTime: text(40),
  orderInfo: draftWire,
});
export type OfflineWire = InferType<typeof offlineWire>;

const keepWire = shape({
  offlineDataUuid: text(60),
  version: whole(0, 1e9),
  remark: lines(500),
  orderInfo: draftWire,
});
export type KeepWire = InferType<typeof keepWire>;

/** Schemas of the calls in `offlineOrders.ts`, by their names. */
export const offlineOrderSchemas = {
  listOfflineOrders: {
    request: object({ productId: text(20).optional() }).noUnknown(),
    response: listOf(
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
  },
  offlineOrder: {
    request: object({ offlineDataUuid: filledText(60) }).noUnknown(),
    response: offlineWire,
  },
  submitOfflineOrder: { request: keepWire, response: shape({ offlineDataUuid: text(60), version: whole(1, 1e9) }) },
  deleteOfflineOrder: { request: shape({ offlineDataUuid: filledText(60) }), response: nothing() },
  searchDrafts: {
    request: shape({
      pageIndex: whole(1, 100_000),
      pageSize: whole(1, 100),
      filterStr: text(100),
      productId: text(20),
    }),
    response: shape({
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
  },
};

/** Wire types of these calls. */
export type OfflineOrderWires = WiresOf<typeof offlineOrderSchemas>;
