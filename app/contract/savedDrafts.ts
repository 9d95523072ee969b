import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { asIs, call, type Codec } from './call.ts';
import type { BroughtFrom, DraftKind, DraftToSaveWire, SavedDraftWire, SavedDraftWires } from './savedDrafts.schema.ts';
import { draftCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';

export type { BroughtFrom, DraftKind } from './savedDrafts.schema.ts';

/** Draft that is stored on the server. `version` increases with each save. */
export interface SavedDraft {
  readonly id: string;
  readonly version: number;
  /** Instant (ISO 8601) at which the draft was last saved. */
  readonly savedAt: string;
  readonly draft: OrderDraft;
  /** Object that the draft was filled in from; absent if the draft started empty. */
  readonly broughtFrom?: BroughtFrom | undefined;
}

/**
 * Request to save a draft. If `id` is empty, the server creates a new draft. Otherwise `version` must be equal to the
 * stored version. If the stored version is newer, the call is refused and returns the stored draft.
 */
export interface DraftToSave {
  readonly id: string;
  readonly version: number;
  readonly draft: OrderDraft;
  /** Purpose of the draft. The server uses this field only when it creates the draft. @default 'order' */
  readonly kind?: DraftKind | undefined;
  /**
   * Object that the draft was filled in from; absent if the draft started empty. The server uses this field only when
   * it creates the draft.
   */
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

/**
 * Saves a draft. If another request has saved the draft since the caller loaded `version`, the call is refused with
 * 900409, and `data` is the newer `SavedDraft` in wire form.
 */
export const saveDraft = call('POST', '/api/tmpOrder/submitTmpOrder', {
  summary: 'Save an unfinished order',
  bodyLimit: rosterBodyLimit,
  request: draftToSaveCodec,
  response: asIs<SavedDraftWires['saveDraft']['response']>(),
});

/** Returns one saved draft of the caller. */
export const savedDraft = call('GET', '/api/tmpOrder/getTmpOrderInfo/:id', {
  summary: 'An unfinished order',
  request: asIs<SavedDraftWires['savedDraft']['request']>(),
  response: savedDraftCodec,
});

/**
 * Returns the saved drafts of the caller without their contents, newest first. `kind` selects drafts of orders or
 * drafts of quotations; if it is absent, drafts of orders are returned.
 */
export const listDrafts = call('GET', '/api/tmpOrder/queryTmpOrderList', {
  summary: 'Unfinished orders, newest first',
  request: asIs<SavedDraftWires['listDrafts']['request']>(),
  response: asIs<SavedDraftWires['listDrafts']['response']>(),
});

/**
 * Deletes a saved draft of the caller. If the request has a version and another version is stored, the call is refused
 * with 900409, and `data` is the stored `SavedDraft`.
 */
export const deleteDraft = call('POST', '/api/tmpOrder/delTmpOrderInfo', {
  summary: 'Delete an unfinished order',
  request: asIs<SavedDraftWires['deleteDraft']['request']>(),
  response: asIs<SavedDraftWires['deleteDraft']['response']>(),
});
