import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import {
  invoiceMachine,
  invoiceMachineOf,
  type InvoiceReason,
  type InvoiceStatus,
} from '@tuanbao/library/domain/invoice/invoiceMachine';
import { withInvoiceStatus } from '@tuanbao/library/domain/invoice/withInvoiceStatus';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { errorAt, type Problem } from '@tuanbao/library/domain/problem/problem';

import { invoiceRecordOf } from '../../contract/invoiceBeans.ts';
import { invoiceOfRecord } from '../../contract/invoiceRecord.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { InvoiceMover } from '../platform/database/invoiceTables.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { made, type MadeMove, type Move, TransitionError } from '../services/moves.ts';
import { invoiceRefusal } from './refusals.ts';
import type { InvoiceRow } from './repository.ts';
import { insertInvoice, noteInvoiceEvent, updateInvoice } from './statusRepository.ts';

/** Why an invoice moves, who moves it, and when; with `failed` the note is the reason that the agent reads. */
export type InvoiceMove = Move<InvoiceReason, InvoiceMover>;

type MadeInvoiceMove = MadeMove<InvoiceStatus, InvoiceReason, InvoiceMover>;

/** The saved invoice; what its columns say goes before what its record says. */
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

/** Agent and subject of an invoice. */
export interface InvoicePlace {
  readonly agentId: string;
  readonly orderId: number;
  readonly endorsementId: number | null;
  /** The issued invoice that a red-letter one takes off; left out: none. */
  readonly reversesId?: number;
}

/** Result of a transition. */
export interface MovedInvoice {
  readonly row: InvoiceRow;
  readonly invoice: Invoice;
}

const notAllowed: Problem = errorAt('status', 'invoiceTransitionRefused');

/** The invoice in the state that a move leads to. @throws Refusal 006004 */
function movedInvoice(
  invoice: Invoice,
  from: InvoiceStatus,
  move: InvoiceMove,
): { readonly invoice: Invoice; readonly made: MadeInvoiceMove } {
  try {
    const moved = made(invoiceMachineOf(invoice.info), from, move);
    const next = withInvoiceStatus({ ...invoice, status: from }, { to: moved.to, failMessage: moved.note });
    if ('problem' in next) throw invoiceRefusal([next.problem]);
    return { invoice: next.invoice, made: moved };
  } catch (error) {
    throw error instanceof TransitionError ? invoiceRefusal([notAllowed]) : error;
  }
}

/**
 * The only place that changes the state of an invoice: along its machine, with one event, in the caller's transaction,
 * with the order locked. One that waits for the insurer then is sent to it.
 * @throws Refusal 006004 where its state has no such move
 */
export async function moveInvoice(
  tx: DatabaseTransaction,
  keyring: Keyring,
  before: { readonly row: InvoiceRow | null; readonly invoice: Invoice },
  move: InvoiceMove,
  place: InvoicePlace,
  invoiceNo?: string,
): Promise<MovedInvoice> {
  const { row: known, invoice } = before;
  const from = known?.status ?? 'none';
  const moved = movedInvoice(invoice, from, move);
  const columns = { ...columnsOf(keyring, moved.invoice), updated_at: move.at };
  const row = known
    ? await updateInvoice(tx, known.id, invoiceNo === undefined ? columns : { ...columns, invoice_no: invoiceNo })
    : await insertInvoice(tx, {
        ...columns,
        agent_id: place.agentId,
        order_id: place.orderId,
        endorsement_id: place.endorsementId,
        reverses_id: place.reversesId ?? null,
        invoice_no: null,
        created_at: move.at,
      });
  const eventId = await noteInvoiceEvent(tx, row.id, { ...moved.made, from: known ? from : null });
  if (isIn(invoiceMachine.sets.awaitsInsurer, moved.made.to)) {
    await enqueue(tx, 'invoice.issue', `invoice.issue:${eventId}`, { invoiceId: row.id, eventId });
  }
  return { row, invoice: openedInvoice(keyring, row) };
}
