import type { EndorsementReason } from '../endorsement/endorsementMachine.ts';
import type { InvoiceReason } from '../invoice/invoiceMachine.ts';
import type { OrderReason } from '../order/orderMachine.ts';

/**
 * Reasons for which a state change of an order counts as work of the agent. The payment is one of these reasons,
 * because the agent waits for it.
 */
export type DoneOrderReason = Extract<OrderReason, 'submitted' | 'materialsSent' | 'paid' | 'transferClaimed'>;

/**
 * Reasons for which a state change of an endorsement counts as work of the agent. The payment is one of these reasons,
 * because the agent waits for it.
 */
export type DoneEndorsementReason = Extract<
  EndorsementReason,
  'submitted' | 'materialsIn' | 'materialsInPaymentDue' | 'paid' | 'transferClaimed' | 'answered'
>;

/** Reasons for which a state change of an invoice counts as work of the agent. */
export type DoneInvoiceReason = Extract<InvoiceReason, 'applied' | 'appliedAgain' | 'materialSent'>;

/** Kinds of completed work that the worklist shows. */
export const doneWorks = [
  'orderSubmitted',
  'materialsSent',
  'paid',
  'transferClaimed',
  'endorsementSubmitted',
  'endorsementMaterialsSent',
  'endorsementPaid',
  'endorsementTransferClaimed',
  'endorsementAnswered',
  'invoiceApplied',
  'invoiceMaterialSent',
] as const;
export type DoneWork = (typeof doneWorks)[number];

const ofOrder: Readonly<Record<DoneOrderReason, DoneWork>> = {
  submitted: 'orderSubmitted',
  materialsSent: 'materialsSent',
  paid: 'paid',
  transferClaimed: 'transferClaimed',
};

const ofEndorsement: Readonly<Record<DoneEndorsementReason, DoneWork>> = {
  submitted: 'endorsementSubmitted',
  materialsIn: 'endorsementMaterialsSent',
  materialsInPaymentDue: 'endorsementMaterialsSent',
  paid: 'endorsementPaid',
  transferClaimed: 'endorsementTransferClaimed',
  answered: 'endorsementAnswered',
};

const ofInvoice: Readonly<Record<DoneInvoiceReason, DoneWork>> = {
  applied: 'invoiceApplied',
  appliedAgain: 'invoiceApplied',
  materialSent: 'invoiceMaterialSent',
};

/** Lists of the reasons for which a state change counts as work of the agent. */
export const doneOrderReasons: readonly DoneOrderReason[] = Object.keys(ofOrder) as DoneOrderReason[];
export const doneEndorsementReasons: readonly DoneEndorsementReason[] = Object.keys(
  ofEndorsement,
) as DoneEndorsementReason[];
export const doneInvoiceReasons: readonly DoneInvoiceReason[] = Object.keys(ofInvoice) as DoneInvoiceReason[];

/**
 * A state change that counts as work of the agent. `subject` is the object that changed: an order, an endorsement or an
 * invoice.
 */
export type DoneChange =
  | { readonly subject: 'order'; readonly reason: DoneOrderReason }
  | { readonly subject: 'endorsement'; readonly reason: DoneEndorsementReason }
  | { readonly subject: 'invoice'; readonly reason: DoneInvoiceReason };

const works: Readonly<Record<DoneChange['subject'], ReadonlyMap<string, DoneWork>>> = {
  order: new Map(Object.entries(ofOrder)),
  endorsement: new Map(Object.entries(ofEndorsement)),
  invoice: new Map(Object.entries(ofInvoice)),
};

/** The kind of work of a state change. @throws RangeError when the reason doesn't count as work of the agent */
export function doneWorkOf({ subject, reason }: DoneChange): DoneWork {
  const work = works[subject].get(reason);
  if (!work) throw new RangeError(`${reason} is no done work`);
  return work;
}
