import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceReason, InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { Generated } from 'kysely';

interface InvoicesTable {
  id: Generated<number>;
  uuid: Generated<string>;
  agent_id: string;
  order_id: number;
  /** Id of the invoiced endorsement; null when the order itself is invoiced. */
  endorsement_id: number | null;
  status: InvoiceStatus;
  type: InvoiceType;
  /** Amount in fen; negative for a red-letter invoice. */
  amount_fen: number;
  /** The issued invoice that a red-letter invoice reverses; null for other invoices. */
  reverses_id: number | null;
  middle_status: number;
  fail_message: Generated<string>;
  needs_material: Generated<boolean>;
  record_sealed: Uint8Array;
  /** Number of the issued invoice; null before. */
  invoice_no: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Actors that cause a transition of an invoice. */
export type InvoiceMover = 'agent' | 'system' | 'insurer';

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

/** The part of `Tables` for invoices. */
export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_events: InvoiceEventsTable;
}
