import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import type { QuotationFactsWire } from './quotationSummary.schema.ts';

/** Saved quotation in the list of quotations. */
export interface QuotationSummary {
  readonly id: string;
  readonly quotationSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly heads: number;
  readonly totalFen: Fen;
  /** Instant (ISO 8601) at which the quotation was saved. */
  readonly createdAt: string;
  /** Last day on which the quotation is valid. */
  readonly validUntil: string;
  readonly isValid: boolean;
}

/** Converts an entry of the list of quotations, without its id, to its wire form. */
export const quotationFactsToWire = (quotation: Omit<QuotationSummary, 'id'>): QuotationFactsWire => ({
  quotationSn: quotation.quotationSn,
  productId: quotation.productId,
  productName: quotation.productName,
  companyName: quotation.insurerName,
  groupName: quotation.groupName,
  personCount: quotation.heads,
  totalPremium: yuanOf(quotation.totalFen),
  createTime: quotation.createdAt,
  validEndDate: quotation.validUntil,
  isValid: quotation.isValid,
});

/** Converts an entry of the list of quotations, without its id, from its wire form. */
export const quotationFactsFromWire = (wire: QuotationFactsWire): Omit<QuotationSummary, 'id'> => ({
  quotationSn: wire.quotationSn,
  productId: wire.productId,
  productName: wire.productName,
  insurerName: wire.companyName,
  groupName: wire.groupName,
  heads: wire.personCount,
  totalFen: fenOf(wire.totalPremium),
  createdAt: wire.createTime,
  validUntil: wire.validEndDate,
  isValid: wire.isValid,
});
