/**
 * Source of a draft: one of the five routes to the writing screen (specification §2), or one of the two ways to quote.
 */
export type DraftSource =
  /** Current draft of the product, else its newest draft on the server, else a new draft. */
  | { readonly kind: 'product' }
  /** Draft from the list of unfinished orders. */
  | { readonly kind: 'unfinished'; readonly unfinishId: string }
  /** Earlier order whose data a new draft copies. */
  | { readonly kind: 'history'; readonly orderSn: string }
  /** Order that the back office prepared. `uuid` is the agent in its link. */
  | { readonly kind: 'prepared'; readonly uuid: string; readonly taskId: string }
  /** Saved quotation whose data a new quotation copies. */
  | { readonly kind: 'quotation'; readonly quotationId: string }
  /** Order that is processed outside the system. */
  | { readonly kind: 'offline'; readonly offlineDataUuid: string };

export const fromProduct: DraftSource = { kind: 'product' };

/** Returns a key that is equal for equal sources. */
export function keyOfSource(source: DraftSource): string {
  if (source.kind === 'unfinished') return `unfinished:${source.unfinishId}`;
  if (source.kind === 'history') return `history:${source.orderSn}`;
  if (source.kind === 'prepared') return `prepared:${source.taskId}`;
  if (source.kind === 'quotation') return `quotation:${source.quotationId}`;
  return source.kind === 'offline' ? `offline:${source.offlineDataUuid}` : 'product';
}

/** Returns the source in the route parameters; `product` when they name none. */
export function sourceIn(params: Readonly<Record<string, string | undefined>>): DraftSource {
  const { unfinishId, orderSn, taskId, uuid = '', offlineDataUuid } = params;
  if (unfinishId) return { kind: 'unfinished', unfinishId };
  if (orderSn) return { kind: 'history', orderSn };
  if (taskId) return { kind: 'prepared', uuid, taskId };
  return offlineDataUuid ? { kind: 'offline', offlineDataUuid } : fromProduct;
}

/** Returns the route parameters of a source. */
export function paramsOfSource(source: DraftSource): Readonly<Record<string, string>> {
  const { kind: _, ...params } = source;
  return params;
}
