import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { QuotationStanding } from '@tuanbao/library/domain/quotation/quotationNextStep';
import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';

import type { OwnQuotationFactsWire, QuotationFactsWire } from './quotationSummary.schema.ts';

/** Data of a saved quotation that both its agent and its customer see. */
export interface QuotationFacts {
  readonly quotationSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  /** Number of persons. If there are alternatives, the number of persons of the largest alternative. */
  readonly heads: number;
  /** Premium in fen. If there are alternatives, the premium of the cheapest alternative. */
  readonly totalFen: Fen;
  /** Alternatives of which the customer chooses one; empty if the schemes are insured together. */
  readonly alternatives: readonly OfferedAlternative[];
  /** Instant (ISO 8601) at which the quotation was saved. */
  readonly createdAt: string;
  /** Last day on which the quotation is valid. */
  readonly validUntil: string;
  readonly isValid: boolean;
  /** Instant (ISO 8601) at which the customer accepted the quotation; empty if it isn't accepted yet. */
  readonly acceptedAt: string;
  /** Id of the alternative that the customer accepted; empty if there is none. */
  readonly acceptedSchemeId: string;
}

/** Saved quotation in the agent's list of quotations. */
export interface QuotationSummary extends QuotationFacts, QuotationStanding {
  readonly id: string;
}

/** Converts a quotation to its wire form. */
export const quotationFactsToWire = (quotation: QuotationFacts): QuotationFactsWire => ({
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
  alternativeList: quotation.alternatives.map(({ schemeId, name, heads, totalFen }) => ({
    schemeId,
    schemeName: name,
    personCount: heads,
    totalPremium: yuanOf(totalFen),
  })),
  acceptTime: quotation.acceptedAt,
  acceptSchemeId: quotation.acceptedSchemeId,
});

/** Converts a quotation from its wire form. */
export const quotationFactsFromWire = (wire: QuotationFactsWire): QuotationFacts => ({
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
  alternatives: wire.alternativeList.map(({ schemeId, schemeName, personCount, totalPremium }) => ({
    schemeId,
    name: schemeName,
    heads: personCount,
    totalFen: fenOf(totalPremium),
  })),
  acceptedAt: wire.acceptTime,
  acceptedSchemeId: wire.acceptSchemeId,
});

/** Converts an entry of the agent's list of quotations, without its id, to its wire form. */
export const ownQuotationToWire = (quotation: Omit<QuotationSummary, 'id'>): OwnQuotationFactsWire => ({
  ...quotationFactsToWire(quotation),
  isShared: quotation.isShared,
  seenTime: quotation.seenAt,
  isOrdered: quotation.isOrdered,
});

/** Converts an entry of the agent's list of quotations, without its id, from its wire form. */
export const ownQuotationFromWire = (wire: OwnQuotationFactsWire): Omit<QuotationSummary, 'id'> => ({
  ...quotationFactsFromWire(wire),
  isShared: wire.isShared,
  seenAt: wire.seenTime,
  isOrdered: wire.isOrdered,
});
