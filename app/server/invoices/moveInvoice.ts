import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import {
  type InvoiceReason,
  type InvoiceStatus,
  transitionsOf,
  withStatus,
} from '@tuanbao/library/domain/invoice/invoiceStatus';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import type { Selectable } from 'kysely';

import { invoiceRecordOf } from '../../contract/invoiceBeans.ts';
import { invoiceOfRecord } from '../../contract/invoiceRecord.ts';
import type { DatabaseTransaction, Tables } from '../database/database.ts';
import type { InvoiceMover } from '../database/invoiceTables.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { enqueue } from '../jobs/jobs.ts';
import { refuseInvoiceProblems } from './refusals.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

/** Why an invoice moves, who moved it, and when. */
export interface InvoiceMove {
  readonly reason: InvoiceReason;
  readonly by: InvoiceMover;
  readonly at: Date;
  /** What whoever moved it says; with `failed` the reason that the agent reads. */
  readonly note?: string;
}

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

/** Whose invoice it is, and of what. */
export interface InvoicePlace {
  readonly agentId: string;
  readonly orderId: number;
  readonly endorsementId: number | null;
  /** The issued invoice that a red-letter one takes off; left out: none. */
  readonly reversesId?: number;
}

/** What a move leaves. */
export interface MovedInvoice {
  readonly row: InvoiceRow;
  readonly invoice: Invoice;
}

/** States in which the insurer has to act. */
export const waitsForInsurer: readonly InvoiceStatus[] = ['applied', 'materialSent'];

/**
 * The only place that changes the state of an invoice: along the table of transitions, with one event, in the
 * transaction of whoever decided, and with the order locked. One that waits for the insurer then is sent to it.
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
  const { reason, by, at, note = '' } = move;
  const to = transitionsOf(invoice.info).find(
    (candidate) => candidate.from === from && candidate.reason === reason,
  )?.to;
  const moved = to ? withStatus({ ...invoice, status: from }, { to, failMessage: note }) : null;
  if (!to || !moved || 'problem' in moved) {
    refuseInvoiceProblems([errorAt('status', 'invoiceTransitionRefused')]);
    throw new TypeError('a refused move has words');
  }
  const columns = { ...columnsOf(keyring, moved.invoice), updated_at: at };
  const row = known
    ? await tx
        .updateTable('invoices')
        .set(invoiceNo === undefined ? columns : { ...columns, invoice_no: invoiceNo })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('invoices')
        .values({
          ...columns,
          agent_id: place.agentId,
          order_id: place.orderId,
          endorsement_id: place.endorsementId,
          reverses_id: place.reversesId ?? null,
          invoice_no: null,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  const { id: eventId } = await tx
    .insertInto('invoice_events')
    .values({ invoice_id: row.id, from_status: known ? from : null, to_status: to, reason, by, note, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (waitsForInsurer.includes(to)) {
    await enqueue(tx, 'invoice.issue', `invoice.issue:${eventId}`, { invoiceId: row.id, eventId });
  }
  return { row, invoice: openedInvoice(keyring, row) };
}
