/** Where a draft comes from: the five routes of specification §2 to the writing screen, and the two ways to quote. */
export type DraftSource =
  /** The product's draft in work, else the newest on the server, else a new one. */
  | { readonly kind: 'product' }
  /** A draft of the unfinished list, gone on with. */
  | { readonly kind: 'unfinished'; readonly unfinishId: string }
  /** An earlier order, written again. */
  | { readonly kind: 'history'; readonly orderSn: string }
  /** An order that the back office prepared; `uuid` is the agent that its link was made for. */
  | { readonly kind: 'prepared'; readonly uuid: string; readonly taskId: string }
  /** A saved quotation, quoted again. */
  | { readonly kind: 'quotation'; readonly quotationId: string }
  /** An order that is handled outside the system. */
  | { readonly kind: 'offline'; readonly offlineDataUuid: string };

export const fromProduct: DraftSource = { kind: 'product' };

/** The same text for the same source. */
export function keyOfSource(source: DraftSource): string {
  if (source.kind === 'unfinished') return `unfinished:${source.unfinishId}`;
  if (source.kind === 'history') return `history:${source.orderSn}`;
  if (source.kind === 'prepared') return `prepared:${source.taskId}`;
  if (source.kind === 'quotation') return `quotation:${source.quotationId}`;
  return source.kind === 'offline' ? `offline:${source.offlineDataUuid}` : 'product';
}

/** The source that the parameters of an address name; `product` where they name none. */
export function sourceIn(params: Readonly<Record<string, string | undefined>>): DraftSource {
  const { unfinishId, orderSn, taskId, uuid = '', offlineDataUuid } = params;
  if (unfinishId) return { kind: 'unfinished', unfinishId };
  if (orderSn) return { kind: 'history', orderSn };
  if (taskId) return { kind: 'prepared', uuid, taskId };
  return offlineDataUuid ? { kind: 'offline', offlineDataUuid } : fromProduct;
}

/** The parameters that name a source. */
export function paramsOfSource(source: DraftSource): Readonly<Record<string, string>> {
  const { kind: _, ...params } = source;
  return params;
}
