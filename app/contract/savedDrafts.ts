import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { asIs, call, type Codec } from './call.ts';
import type { BroughtFrom, DraftKind, DraftToSaveWire, SavedDraftWire, SavedDraftWires } from './savedDrafts.schema.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

export type { BroughtFrom, DraftKind } from './savedDrafts.schema.ts';

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

export const savedDraftCodec: Codec<SavedDraft, SavedDraftWire> = {
  toWire: ({ draft, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft) }),
  fromWire: ({ orderInfo, ...rest }) => ({ ...rest, draft: draftCodec.fromWire(orderInfo) }),
};

const draftToSaveCodec: Codec<DraftToSave, DraftToSaveWire> = {
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
  response: asIs<SavedDraftWires['saveDraft']['response']>(),
});

/** One saved draft of the caller. */
export const savedDraft = call('GET', '/api/tmpOrder/getTmpOrderInfo/:id', {
  summary: 'An unfinished order',
  request: asIs<SavedDraftWires['savedDraft']['request']>(),
  response: savedDraftCodec,
});

/** Saved drafts of the caller, newest first, without their contents: of orders, unless those of quotations are asked for. */
export const listDrafts = call('GET', '/api/tmpOrder/queryTmpOrderList', {
  summary: 'Unfinished orders, newest first',
  request: asIs<SavedDraftWires['listDrafts']['request']>(),
  response: asIs<SavedDraftWires['listDrafts']['response']>(),
});

/** Deletes a saved draft of the caller; with a version, only where it is the newest: 900409 with the newer `SavedDraft` otherwise. */
export const deleteDraft = call('POST', '/api/tmpOrder/delTmpOrderInfo', {
  summary: 'Delete an unfinished order',
  request: asIs<SavedDraftWires['deleteDraft']['request']>(),
  response: asIs<SavedDraftWires['deleteDraft']['response']>(),
});
