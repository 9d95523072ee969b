/**
 * Columns by which a list of quotations can be sorted. A quotation with alternatives is sorted by the premium of its
 * cheapest alternative, or by the number of persons of its largest alternative.
 */
export const quotationSortKeys = ['created', 'valid', 'premium', 'heads'] as const;

/** Sort order of a list of quotations. */
export interface QuotationSort {
  readonly by: (typeof quotationSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Sort order of a list when the agent chose none: the quotation that was saved last comes first. */
export const newestQuotationFirst: QuotationSort = { by: 'created', direction: 'descending' };

/**
 * States of a quotation by which a list is filtered. `accepted`: the customer has accepted the quotation. `seen`: the
 * quotation is valid, and the customer has seen but not accepted it. `open`: the quotation is valid, and the customer
 * hasn't seen it. `ended`: the quotation is no longer valid and wasn't accepted.
 */
export const quotationStates = ['accepted', 'seen', 'open', 'ended'] as const;
export type QuotationState = (typeof quotationStates)[number];
