import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { customOrder, reportCustomOrder } from '../../contract/customOrders.ts';
import { pastPersons } from '../../contract/history.ts';
import { offlineOrder } from '../../contract/offlineOrders.ts';
import { quotation } from '../../contract/quotations.ts';
import { type DraftKind, listDrafts, type SavedDraft, savedDraft } from '../../contract/savedDrafts.ts';
import { isCallError } from '../data/callError.ts';
import type { Send } from '../data/http.ts';
import { AlreadySubmitted } from './alreadySubmitted.ts';
import { draftOfOrder } from './draftOfOrder.ts';
import type { DraftSource } from './draftSource.ts';

/** What the reader is told of a draft that wasn't begun empty. */
export type DraftOrigin =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'copied'; readonly orderSn: string }
  | { readonly kind: 'prepared'; readonly title: string; readonly note: string }
  | { readonly kind: 'offline'; readonly note: string; readonly version: number };

/** What a source holds: a draft to be saved over, or content for a new one. */
export interface SourceContent {
  readonly saved: SavedDraft | null;
  readonly content: OrderDraft | null;
  readonly origin: DraftOrigin;
}

const quietly = { noErrorMessage: true } as const;

/** A saved draft of the agent; null where it is gone. @throws CallError */
export async function savedDraftOrNull(send: Send, id: string): Promise<SavedDraft | null> {
  try {
    return await send(savedDraft, { id }, quietly);
  } catch (error) {
    if (isCallError(error, 'notFound')) return null;
    throw error;
  }
}

/** The newest draft of a product on the server; null where there is none. @throws CallError */
async function newestDraft(send: Send, productId: string, kind: DraftKind): Promise<SavedDraft | null> {
  const which = kind === 'order' ? { productId } : { productId, draftType: kind };
  const [newest] = await send(listDrafts, which, quietly);
  return newest ? savedDraftOrNull(send, newest.id) : null;
}

async function preparedContent(send: Send, id: string): Promise<SourceContent> {
  const { draft, status, orderSn, title, note } = await send(customOrder, { id }, quietly);
  if (status === 'submitted') throw new AlreadySubmitted(orderSn);
  const progress = { id, status: 'opened', orderSn: '' } as const;
  if (status === 'waiting') await send(reportCustomOrder, progress, quietly).catch(() => undefined); // asked again next time
  return { saved: null, content: draft, origin: { kind: 'prepared', title, note } };
}

/** What a source holds for a product. @throws CallError, AlreadySubmitted */
export async function readSource(
  send: Send,
  source: DraftSource,
  productId: string,
  kind: DraftKind = 'order',
): Promise<SourceContent> {
  if (source.kind === 'unfinished') {
    const saved = await send(savedDraft, { id: source.unfinishId }, quietly);
    return { saved, content: null, origin: { kind: 'saved' } };
  }
  if (source.kind === 'history') {
    const content = await draftOfOrder(send, source.orderSn, send(pastPersons, { orderSn: source.orderSn }, quietly));
    return { saved: null, content, origin: { kind: 'copied', orderSn: source.orderSn } };
  }
  if (source.kind === 'prepared') return preparedContent(send, source.taskId);
  if (source.kind === 'offline') {
    const { draft, note, version } = await send(offlineOrder, { offlineDataUuid: source.offlineDataUuid }, quietly);
    return { saved: null, content: draft, origin: { kind: 'offline', note, version } };
  }
  if (source.kind === 'quotation') {
    const { draft } = await send(quotation, { id: source.quotationId }, quietly);
    return { saved: null, content: draft, origin: { kind: 'new' } };
  }
  const saved = await newestDraft(send, productId, kind);
  return { saved, content: null, origin: saved ? { kind: 'saved' } : { kind: 'new' } };
}
