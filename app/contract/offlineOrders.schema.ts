import { offlineOrderMachine, type OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { answeredDraft, draftPayload } from './documented/draft.schema.ts';
import type { Facts } from './documented/facts.ts';
import { withAnsweredDraft, withReceivedDraft } from './documented/orderInfo.ts';
import { pageEcho } from './documented/pages.schema.ts';
import { firstPage, withPage } from './documented/pages.ts';
import { type DraftSort, draftSortKeys } from './draftSort.ts';
import { draftWire } from './wire/draft.schema.ts';
import { dayOrEmpty, filledText, lines, listOf, nothing, shape, text, whole, yuan } from './wire/fields.ts';

const offlineFields = {
  offlineDataUuid: text(60),
  version: whole(1, 1e9),
  remark: lines(500),
  createTime: text(40),
  updateTime: text(40),
};

const answerFields = {
  /** State of the operators' work on the order. */
  state: mixed<OfflineOrderState>().oneOf(offlineOrderMachine.states).required(),
  /** Message of the operators to the agent. */
  answer: lines(2000),
  /** Quoted premium in yuan; null if there is no quote. */
  quotedPremium: yuan().nullable(),
  /** Last day on which the quote is valid; empty if there is no quote. */
  validUntil: dayOrEmpty(),
  /**
   * Address of the prepared order that was made from the offline order (route `/writeByAdmin`); empty if no prepared
   * order was made.
   */
  preparedPath: text(200),
};

const answerWire = shape(answerFields);
export type AnswerWire = InferType<typeof answerWire>;

const offlineWire = shape({ ...offlineFields, ...answerFields, orderInfo: draftWire });
export type OfflineWire = InferType<typeof offlineWire>;

const keepFields = { offlineDataUuid: text(60), version: whole(0, 1e9), remark: lines(500) };

const keepWire = shape({ ...keepFields, orderInfo: draftWire });
export type KeepWire = InferType<typeof keepWire>;

const keepPayload = shape(keepFields).partial().shape({ orderInfo: draftPayload });
type KeepPayload = InferType<typeof keepPayload>;

const searchFields = {
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  filterStr: text(100),
  productId: text(20),
  /** Column by which the drafts are sorted. If it is absent, the draft that was saved last comes first. */
  sortField: mixed<DraftSort['by']>().oneOf(draftSortKeys).optional(),
  sortDirection: mixed<DraftSort['direction']>().oneOf(['ascending', 'descending']).optional(),
};

const searchWire = shape(searchFields);
export type SearchWire = InferType<typeof searchWire>;

const searchPayload = searchWire.partial();
type SearchPayload = InferType<typeof searchPayload>;

/** Schemas of the calls in `offlineOrders.ts`, by call name. */
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
        ...answerFields,
      }),
      1000,
    ),
  },
  offlineOrder: {
    request: object({ offlineDataUuid: filledText(60) }).noUnknown(),
    response: shape({ ...offlineFields, ...answerFields, orderInfo: answeredDraft }),
    answered: withAnsweredDraft<OfflineWire>,
  },
  submitOfflineOrder: {
    request: keepPayload,
    received: ({ offlineDataUuid = '', version = 0, remark = '', orderInfo }: KeepPayload, facts: Facts): KeepWire => ({
      offlineDataUuid,
      version,
      remark,
      ...withReceivedDraft({ orderInfo }, facts),
    }),
    response: shape({ offlineDataUuid: text(60), version: whole(1, 1e9) }),
  },
  deleteOfflineOrder: { request: shape({ offlineDataUuid: filledText(60) }), response: nothing() },
  searchDrafts: {
    request: searchPayload,
    received: (query: SearchPayload): SearchWire => ({ filterStr: '', productId: '', ...firstPage, ...query }),
    answered: withPage<object>,
    response: shape({
      ...pageEcho,
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
          /** Premium in yuan when the draft was last saved; null if the draft can't be priced. */
          totalPremium: yuan().nullable(),
        }),
        100,
      ),
    }),
  },
};

/** Wire types of the calls in `offlineOrders.ts`, by call name. */
export type OfflineOrderWires = WiresOf<typeof offlineOrderSchemas>;
