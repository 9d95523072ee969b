import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { customOrder, reportCustomOrder } from '../../contract/customOrders.ts';
import { pastPersons } from '../../contract/history.ts';
import { offlineOrder } from '../../contract/offlineOrders.ts';
import { quotation } from '../../contract/quotations.ts';
import { type BroughtFrom, type DraftKind, type SavedDraft, savedDraft } from '../../contract/savedDrafts.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import type { DraftSource } from '../platform/navigation/draftSource.ts';
import { AlreadySubmitted } from './alreadySubmitted.ts';
import { draftOfOrder } from './draftOfOrder.ts';
import { quotationDraftsOf, unfinishedDraftsOf, UnfinishedWork } from './unfinishedWork.ts';

/** Origin of the content of a draft. The agent sees it when the draft opens. */
export type DraftOrigin =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved' }
  /** The content was stored on the device, because the server might not have had the latest changes. */
  | { readonly kind: 'device'; readonly keptAt: string }
  /** The content was copied from an order or a quotation, and hasn't been changed since. */
  | { readonly kind: 'brought'; readonly from: BroughtFrom }
  | { readonly kind: 'prepared'; readonly title: string; readonly note: string }
  | { readonly kind: 'offline'; readonly note: string; readonly version: number };

/**
 * Content of a source. `saved` is a saved draft, `content` is content for a new draft; if both are null, the new draft
 * is empty.
 */
export interface SourceContent {
  readonly saved: SavedDraft | null;
  readonly content: OrderDraft | null;
  readonly origin: DraftOrigin;
}

const quietly = { noErrorMessage: true } as const;

/** Returns a saved draft of the agent; null if the draft no longer exists. @throws CallError */
export async function savedDraftOrNull(send: Send, id: string): Promise<SavedDraft | null> {
  try {
    return await send(savedDraft, { id }, quietly);
  } catch (error) {
    if (isCallError(error, 'notFound')) return null;
    throw error;
  }
}

/**
 * Returns an empty draft if the product has no unfinished drafts.
 * @throws CallError when the unfinished drafts can't be loaded
 * @throws UnfinishedWork when the product has unfinished drafts
 */
async function productContent(send: Send, productId: string, kind: DraftKind): Promise<SourceContent> {
  const unfinishedOf = kind === 'order' ? unfinishedDraftsOf : quotationDraftsOf;
  const drafts = await unfinishedOf(send, productId);
  if (drafts.total > 0) throw new UnfinishedWork(drafts);
  return { saved: null, content: null, origin: { kind: 'new' } };
}

/**
 * Returns the origin of a saved draft. If the draft was copied from an order or a quotation and hasn't been changed
 * since, the agent sees from which one; otherwise the agent sees the time of the last save.
 */
export const originOfSaved = ({ version, broughtFrom }: SavedDraft): DraftOrigin =>
  version === 1 && broughtFrom ? { kind: 'brought', from: broughtFrom } : { kind: 'saved' };

async function preparedContent(send: Send, id: string, uuid: string): Promise<SourceContent> {
  const { draft, status, orderSn, title, note } = await send(customOrder, { id, uuid }, quietly);
  if (status === 'submitted') throw new AlreadySubmitted(orderSn);
  const progress = { id, status: 'opened', orderSn: '' } as const;
  // If the report fails, it is sent again when the order is opened the next time.
  if (status === 'waiting') await send(reportCustomOrder, progress, quietly).catch(() => undefined);
  return { saved: null, content: draft, origin: { kind: 'prepared', title, note } };
}

/**
 * Loads the content of a source for a product.
 * @throws CallError when the content can't be loaded
 * @throws AlreadySubmitted when the source is an order that the back office prepared and that was already submitted
 * @throws UnfinishedWork when the source is the product itself and the product has unfinished drafts
 */
export async function readSource(
  send: Send,
  source: DraftSource,
  productId: string,
  kind: DraftKind = 'order',
): Promise<SourceContent> {
  if (source.kind === 'unfinished') {
    const saved = await send(savedDraft, { id: source.unfinishId }, quietly);
    return { saved, content: null, origin: originOfSaved(saved) };
  }
  if (source.kind === 'history') {
    const content = await draftOfOrder(send, source.orderSn, send(pastPersons, { orderSn: source.orderSn }, quietly));
    return { saved: null, content, origin: { kind: 'brought', from: { kind: 'order', number: source.orderSn } } };
  }
  if (source.kind === 'prepared') return preparedContent(send, source.taskId, source.uuid);
  if (source.kind === 'offline') {
    const { draft, note, version } = await send(offlineOrder, { offlineDataUuid: source.offlineDataUuid }, quietly);
    return { saved: null, content: draft, origin: { kind: 'offline', note, version } };
  }
  if (source.kind === 'quotation') {
    const { draft, quotationSn } = await send(quotation, { id: source.quotationId }, quietly);
    return {
      saved: null,
      content: draft,
      origin: { kind: 'brought', from: { kind: 'quotation', number: quotationSn } },
    };
  }
  return productContent(send, productId, kind);
}
