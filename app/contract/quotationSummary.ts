import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { InferType } from 'yup';

import { day, flag, shape, text, whole, yuan } from './fields.ts';

/** A saved quotation as the history lists it. */
export interface QuotationSummary {
  readonly id: string;
  readonly quotationSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly heads: number;
  readonly totalFen: Fen;
  /** ISO instant. */
  readonly createdAt: string;
  /** Last day on which it holds. */
  readonly validUntil: string;
  readonly isValid: boolean;
}

/** The wire's fields of a quotation, but its id. */
export const quotationFields = {
  quotationSn: text(40),
  productId: text(20),
  productName: text(200),
  companyName: text(100),
  groupName: text(200),
  personCount: whole(0, 1e6),
  totalPremium: yuan(),
  createTime: text(40),
  validEndDate: day(),
  isValid: flag(),
};
/** The wire's shape of a listed quotation. */
export const quotationSummaryWire = shape({ id: text(60), ...quotationFields });
const withoutId = shape(quotationFields);

/** Converts the facts of a quotation in a list to the wire. */
export const quotationFactsToWire = (quotation: Omit<QuotationSummary, 'id'>): InferType<typeof withoutId> => ({
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

/** Converts the facts of a quotation in a list from the wire. */
export const quotationFactsFromWire = (wire: InferType<typeof withoutId>): Omit<QuotationSummary, 'id'> => ({
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
