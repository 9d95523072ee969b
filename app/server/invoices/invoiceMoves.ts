import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceInStatus } from '@tuanbao/library/domain/invoice/invoiceInStatus';
import {
  type InvoiceCircumstances,
  invoiceMachine,
  type InvoiceReason,
  type InvoiceStatus,
  isRedLetter,
} from '@tuanbao/library/domain/invoice/invoiceMachine';
import { errorAt } from '@tuanbao/library/domain/problem/problem';

import { invoiceRecordOf } from '../../contract/invoiceBeans.ts';
import { invoiceOfRecord } from '../../contract/invoiceRecord.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Movable, Startable } from '../services/moves.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { InvoiceMover } from '../tables/invoiceTables.ts';
import { invoiceIssue } from './jobKinds.ts';
import { invoiceRefusal } from './refusals.ts';
import { invoiceById, type InvoiceRow } from './repository.ts';
import { insertInvoice, noteInvoiceEvents, updateInvoice } from './statusRepository.ts';

/**
 * Decrypts a stored invoice. The id, the state and the facts about its progress come from columns, the rest from the
 * encrypted content.
 */
export function openedInvoice(keyring: Keyring, row: InvoiceRow): Invoice {
  const record: unknown = JSON.parse(keyring.open('invoice', row.record_sealed));
  return {
    ...invoiceOfRecord(record),
    id: row.uuid,
    status: row.status,
    middleStatus: row.middle_status,
    failMessage: row.fail_message,
    needsMaterial: row.needs_material,
    createdAt: row.created_at.toISOString(),
  };
}

const columnsOf = (keyring: Keyring, invoice: Invoice) => ({
  status: invoice.status,
  type: invoice.type,
  amount_fen: invoice.info.amountFen ?? 0,
  middle_status: invoice.middleStatus,
  fail_message: invoice.failMessage,
  needs_material: invoice.needsMaterial,
  record_sealed: keyring.seal('invoice', JSON.stringify(invoiceRecordOf(invoice))),
});

/** A new invoice, with the agent who applies for it and the order or endorsement that is invoiced. */
interface NewInvoice {
  readonly invoice: Invoice;
  readonly agentId: string;
  readonly orderId: number;
  readonly endorsementId: number | null;
  /** Id of the issued invoice that this red-letter invoice reverses; absent when this isn't a red-letter invoice. */
  readonly reversesId?: number;
  readonly at: Date;
}

/** Data that a state transition changes in an invoice, in addition to the state. */
interface Changed {
  /** The changed content of the invoice. @default the content stays unchanged */
  readonly invoice?: Invoice;
  /** Number that the invoice gets when it is issued. */
  readonly invoiceNo?: string;
}

/** Refusal of an action of the agent that isn't possible in the invoice's state. */
export const invoiceNotMovable = (): Refusal => invoiceRefusal([errorAt('status', 'invoiceTransitionRefused')]);

const sendToInsurer = (tx: DatabaseTransaction, { id, eventId }: { readonly id: number; readonly eventId: number }) =>
  enqueue(tx, invoiceIssue, { invoiceId: id, eventId });

/**
 * The state transitions of invoices. The caller must have locked the order. If the invoice waits for the insurer after
 * the transition, a job sends it to the insurer. In the transition `failed`, the note is the reason that the agent
 * sees.
 */
export const invoiceMoves = (
  keyring: Keyring,
): Movable<InvoiceRow, InvoiceStatus, InvoiceReason, InvoiceMover, Changed, InvoiceCircumstances> &
  Startable<NewInvoice, InvoiceRow, InvoiceStatus, InvoiceReason, InvoiceMover, InvoiceCircumstances> => ({
  machine: invoiceMachine,
  locked: invoiceById,
  stateOf: ({ status }) => status,
  circumstancesOf: ({ amount_fen: amountFen }) => ({ isRedLetter: isRedLetter({ amountFen }) }),
  write: (tx, row, { to, note, at }, { invoice = openedInvoice(keyring, row), invoiceNo } = {}) => {
    const next = invoiceInStatus(invoice, { to, failMessage: note });
    const columns = { ...columnsOf(keyring, next), updated_at: at };
    return updateInvoice(tx, row.id, invoiceNo === undefined ? columns : { ...columns, invoice_no: invoiceNo });
  },
  note: noteInvoiceEvents,
  insert: (tx, { invoice, agentId, orderId, endorsementId, reversesId = null, at }, to) =>
    insertInvoice(tx, {
      ...columnsOf(keyring, invoiceInStatus(invoice, { to })),
      agent_id: agentId,
      order_id: orderId,
      endorsement_id: endorsementId,
      reverses_id: reversesId,
      invoice_no: null,
      created_at: at,
      updated_at: at,
    }),
  onEnter: Object.fromEntries(invoiceMachine.sets.awaitsInsurer.map((state) => [state, sendToInsurer])),
});
