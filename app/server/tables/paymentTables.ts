import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';
import type { Generated } from 'kysely';

interface PaymentsTable {
  id: Generated<string>;
  order_id: number;
  /** Id of the endorsement for which the payment is made; null when the payment is for the order itself. */
  endorsement_id: number | null;
  amount_fen: number;
  status: PaymentStatus;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  /** The channel through which the payment was made. A refund goes back through the same channel. */
  channel: Generated<'gateway' | 'transfer'>;
}

interface PaymentNoticesTable {
  notify_id: string;
  payment_id: string;
  trade_status: string;
  received_at: Date;
}

/** Reasons for which the full amount of a payment is refunded. */
export type RefundReason = 'declined' | 'startDatePassed' | 'notAwaitingPayment' | 'endorsementClosed';

interface RefundsTable {
  payment_id: string;
  amount_fen: number;
  reason: RefundReason;
  created_at: Date;
  sent_at: Date | null;
}

/** The part of `Tables` about payments and refunds. */
export interface PaymentTables {
  payments: PaymentsTable;
  payment_notices: PaymentNoticesTable;
  refunds: RefundsTable;
}
