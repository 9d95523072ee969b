/**
 * Source of the content of a draft. The writing screen has five kinds of source, one for each of its routes
 * (specification §2). The quotation page has three kinds: `product`, `unfinished` and `quotation`.
 */
export type DraftSource =
  /**
   * The product itself. The content is the product's active draft. If there is no active draft, the agent chooses one
   * of the product's unfinished drafts, if there are any, or starts a new draft.
   */
  | { readonly kind: 'product' }
  /** Draft from the list of unfinished orders. */
  | { readonly kind: 'unfinished'; readonly unfinishId: string }
  /** Existing order of the agent. Its data are copied into a new draft. */
  | { readonly kind: 'history'; readonly orderSn: string }
  /** Order that the back office prepared. `uuid` identifies the agent who is named in the link to the order. */
  | { readonly kind: 'prepared'; readonly uuid: string; readonly taskId: string }
  /** Saved quotation. Its data are copied into a draft of a new quotation. */
  | { readonly kind: 'quotation'; readonly quotationId: string }
  /** Order that is processed outside the system. */
  | { readonly kind: 'offline'; readonly offlineDataUuid: string };

export const fromProduct: DraftSource = { kind: 'product' };

/** Returns the key of a source. The `uuid` of a prepared order isn't part of the key. */
export function keyOfSource(source: DraftSource): string {
  if (source.kind === 'unfinished') return `unfinished:${source.unfinishId}`;
  if (source.kind === 'history') return `history:${source.orderSn}`;
  if (source.kind === 'prepared') return `prepared:${source.taskId}`;
  if (source.kind === 'quotation') return `quotation:${source.quotationId}`;
  return source.kind === 'offline' ? `offline:${source.offlineDataUuid}` : 'product';
}

/**
 * Returns the source that is in the parameters of a route. If the parameters contain no source, returns the source
 * `product`.
 */
export function sourceIn(params: Readonly<Record<string, string | undefined>>): DraftSource {
  const { unfinishId, orderSn, taskId, uuid = '', offlineDataUuid } = params;
  if (unfinishId) return { kind: 'unfinished', unfinishId };
  if (orderSn) return { kind: 'history', orderSn };
  if (taskId) return { kind: 'prepared', uuid, taskId };
  return offlineDataUuid ? { kind: 'offline', offlineDataUuid } : fromProduct;
}

/** Returns the parameters that name a source in a route. */
export function paramsOfSource(source: DraftSource): Readonly<Record<string, string>> {
  const { kind: _, ...params } = source;
  return params;
}
