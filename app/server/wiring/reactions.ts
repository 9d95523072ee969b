import { endEndorsements } from '../endorsements/endEndorsements.ts';
import { failEndorsementPayment, takeEndorsementMoney } from '../endorsements/payment.ts';
import { reverseInvoicedExcess, reverseSurrenderedInvoices } from '../invoices/redLetter.ts';
import { askForPolicy } from '../policies/issuePolicy.ts';
import type { Reactions } from '../services/services.ts';

/**
 * The reactions to each event. An aggregate can't import the aggregates above it, so only this file connects its events
 * with the reactions of those aggregates.
 */
export const reactions: Reactions = {
  orderPaid: [askForPolicy],
  endorsementMoneyArrived: [takeEndorsementMoney],
  endorsementPaymentEnded: [failEndorsementPayment],
  endorsementInForce: [reverseInvoicedExcess],
  policySurrendered: [endEndorsements, reverseSurrenderedInvoices],
};
