import { endEndorsements } from '../endorsements/endEndorsements.ts';
import { failEndorsementPayment, takeEndorsementMoney } from '../endorsements/payment.ts';
import { reverseInvoicedExcess, reverseSurrenderedInvoices } from '../invoices/redLetter.ts';
import { askForPolicy } from '../policies/issuePolicy.ts';
import type { Reactions } from '../services/services.ts';

/**
 * The reactions to each event. This is the only place where an aggregate subscribes to the events of an aggregate below
 * it.
 */
export const reactions: Reactions = {
  orderPaid: [askForPolicy],
  endorsementMoneyArrived: [takeEndorsementMoney],
  endorsementPaymentEnded: [failEndorsementPayment],
  endorsementInForce: [reverseInvoicedExcess],
  policySurrendered: [endEndorsements, reverseSurrenderedInvoices],
};
