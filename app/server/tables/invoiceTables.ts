import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceReason, InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { Generated } from 'kysely';

interface InvoicesTable {
  id: Generated<number>;
  uuid: Generated<string>;
  agent_id: string;
  order_id: number;
  /** Id of the endorsement to which the invoice belongs; null when the invoice is for the order itself. */
  endorsement_id: number | null;
  status: InvoiceStatus;
  type: InvoiceType;
  /** Amount of the invoice in fen. It is negative for a red-letter invoice. */
  amount_fen: number;
  /** Id of the issued invoice that this red-letter invoice reverses; null when this isn't a red-letter invoice. */
  reverses_id: number | null;
  middle_status: number;
  fail_message: Generated<string>;
  needs_material: Generated<boolean>;
  record_sealed: Uint8Array;
  /** Number of the invoice; null before the invoice is issued. */
  invoice_no: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Actors that can cause a state transition of an invoice. */
export type InvoiceMover = 'agent' | 'system' | 'insurer' | 'operator';

interface InvoiceEventsTable {
  id: Generated<number>;
  invoice_id: number;
  from_status: InvoiceStatus | null;
  to_status: InvoiceStatus;
  reason: InvoiceReason;
  by: InvoiceMover;
  note: Generated<string>;
  at: Date;
}

/** The part of `Tables` about invoices. */
export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_events: InvoiceEventsTable;
}
