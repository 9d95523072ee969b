import type { InferType } from 'yup';

import { day, flag, listOf, shape, text, whole, yuan } from './wire/fields.ts';

const alternativeWire = shape({
  schemeId: text(40),
  schemeName: text(60),
  personCount: whole(0, 1e6),
  totalPremium: yuan(),
});

/** Wire fields of a quotation that both its agent and its customer see. */
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
  /**
   * Alternatives of which the customer chooses one; empty if the schemes are insured together. If there are
   * alternatives, `totalPremium` is the premium of the cheapest alternative, and `personCount` is the number of persons
   * of the largest alternative.
   */
  alternativeList: listOf(alternativeWire, 50),
  /** Instant (ISO 8601) at which the customer accepted the quotation; empty if it isn't accepted yet. */
  acceptTime: text(40),
  /** Id of the alternative that the customer accepted; empty if there is none. */
  acceptSchemeId: text(40),
};

/** Wire fields of a quotation in the list of its agent, without the quotation's id. */
export const ownQuotationFields = {
  ...quotationFields,
  isShared: flag(),
  /** Instant (ISO 8601) at which the customer first opened the link to the quotation; empty until then. */
  seenTime: text(40),
  /** True if an order was created from the quotation. It is false again if this order ends without a policy. */
  isOrdered: flag(),
};

/** Wire schema of a quotation in a list. */
export const quotationSummaryWire = shape({ id: text(60), ...ownQuotationFields });

const factsWire = shape(quotationFields);
export type QuotationFactsWire = InferType<typeof factsWire>;

const ownFactsWire = shape(ownQuotationFields);
export type OwnQuotationFactsWire = InferType<typeof ownFactsWire>;
