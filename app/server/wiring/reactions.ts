import { endEndorsements } from '../endorsements/endEndorsements.ts';
import { failEndorsementPayment, takeEndorsementMoney } from '../endorsements/payment.ts';
import { reverseInvoicedExcess, reverseSurrenderedInvoices } from '../invoices/redLetter.ts';
import { askForPolicy } from '../policies/issuePolicy.ts';
import type { Reactions } from '../services/services.ts';

/** The reactions to each event. Only this file connects an aggregate with the events of the aggregates below it. */
export const reactions: Reactions = {
  orderPaid: [askForPolicy],
  endorsementMoneyArrived: [takeEndorsementMoney],
  endorsementPaymentEnded: [failEndorsementPayment],
  endorsementInForce: [reverseInvoicedExcess],
  policySurrendered: [endEndorsements, reverseSurrenderedInvoices],
};
