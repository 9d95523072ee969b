import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { mixed, object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { draftCodec, draftWire, rosterBodyLimit } from './draft.ts';
import { filledText, listOf, nothing, shape, shapeOrNone, text, whole, yuan } from './fields.ts';

/** Purpose of a draft: an order, or a quotation. Quotations aren't listed as unfinished orders. */
export type DraftKind = 'order' | 'quotation';

const draftKind = () => mixed<DraftKind>().oneOf(['order', 'quotation']).optional();

/** Source of a draft: a saved quotation, a policy that is renewed, or an order; with its number. */
export interface BroughtFrom {
  readonly kind: 'quotation' | 'renewal' | 'order';
  readonly number: string;
}

const broughtFromWire = () =>
  shapeOrNone({
    kind: mixed<BroughtFrom['kind']>().oneOf(['quotation', 'renewal', 'order']).required(),
    number: text(60),
  });

/** A draft kept on the server. `version` grows with each save. */
export interface SavedDraft {
  readonly id: string;
  readonly version: number;
  /** ISO instant of the last save. */
  readonly savedAt: string;
  readonly draft: OrderDraft;
  /** Absent where it was begun empty. */
  readonly broughtFrom?: BroughtFrom | undefined;
}

/** A save: with an empty `id` a new draft; otherwise the version that was read, and an older one is refused with the newer draft. */
export interface DraftToSave {
  readonly id: string;
  readonly version: number;
  readonly draft: OrderDraft;
  /** Only a new draft takes it. @default 'order' */
  readonly kind?: DraftKind | undefined;
  /** Only a new draft takes it. @default begun empty */
  readonly broughtFrom?: BroughtFrom | undefined;
}

const savedDraftWire = shape({
  id: text(60),
  version: whole(0, 1e9),
  savedAt: text(40),
  orderInfo: draftWire,
  broughtFrom: broughtFromWire(),
});
const draftToSaveWire = shape({
  id: text(60),
  version: whole(0, 1e9),
  orderInfo: draftWire,
  draftType: draftKind(),
  broughtFrom: broughtFromWire(),
});

export const savedDraftCodec: Codec<SavedDraft, InferType<typeof savedDraftWire>> = {
  schema: savedDraftWire,
  toWire: ({ draft, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft) }),
  fromWire: ({ orderInfo, ...rest }) => ({ ...rest, draft: draftCodec.fromWire(orderInfo) }),
};

const draftToSaveCodec: Codec<DraftToSave, InferType<typeof draftToSaveWire>> = {
  schema: draftToSaveWire,
  toWire: ({ draft, kind, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft), draftType: kind }),
  fromWire: ({ orderInfo, draftType, ...rest }) => ({
    ...rest,
    draft: draftCodec.fromWire(orderInfo),
    ...(draftType && { kind: draftType }),
  }),
};

/** Saves a draft; 900409 with the newer `SavedDraft` (as wire) in `data` where another save came in between. */
export const saveDraft = call('POST', '/api/tmpOrder/submitTmpOrder', {
  summary: 'Save an unfinished order',
  bodyLimit: rosterBodyLimit,
  request: draftToSaveCodec,
  response: asIs(shape({ id: text(60), version: whole(1, 1e9), savedAt: text(40) })),
});

/** One saved draft of the caller. */
export const savedDraft = call('GET', '/api/tmpOrder/getTmpOrderInfo/:id', {
  summary: 'An unfinished order',
  request: asIs(object({ id: string().max(60).required() }).noUnknown()),
  response: savedDraftCodec,
});

/** Saved drafts of the caller, newest first, without their contents: of orders, unless those of quotations are asked for. */
export const listDrafts = call('GET', '/api/tmpOrder/queryTmpOrderList', {
  summary: 'Unfinished orders, newest first',
  request: asIs(object({ productId: string().max(20), draftType: draftKind() }).noUnknown()),
  response: asIs(
    listOf(
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
      1000,
    ),
  ),
});

/** Deletes a saved draft of the caller; with a version, only where it is the newest: 900409 with the newer `SavedDraft` otherwise. */
export const deleteDraft = call('POST', '/api/tmpOrder/delTmpOrderInfo', {
  summary: 'Delete an unfinished order',
  request: asIs(shape({ id: filledText(60), version: whole(1, 1e9).optional() })),
  response: asIs(nothing()),
});
