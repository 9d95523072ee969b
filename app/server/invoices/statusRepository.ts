import type { InvoiceReason, InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { Insertable, Updateable } from 'kysely';

import type { MadeMove } from '../services/moves.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { InvoiceMover } from '../tables/invoiceTables.ts';
import type { InvoiceRow } from './repository.ts';

/** Inserts an invoice. Returns its row. */
export const insertInvoice = (tx: DatabaseTransaction, invoice: Insertable<Tables['invoices']>): Promise<InvoiceRow> =>
  tx.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();

/**
 * Updates the columns that a state transition of an invoice changes, including the state. Only `move` calls this
 * function.
 */
export async function updateInvoice(
  tx: DatabaseTransaction,
  id: number,
  changed: Updateable<Tables['invoices']>,
): Promise<void> {
  await tx.updateTable('invoices').set(changed).where('id', '=', id).execute();
}

/** Records state transitions of an invoice, oldest first. Returns the id of the last recorded event. */
export async function noteInvoiceEvents(
  tx: DatabaseTransaction,
  invoiceId: number,
  moves: readonly MadeMove<InvoiceStatus, InvoiceReason, InvoiceMover>[],
): Promise<number> {
  const events = await tx
    .insertInto('invoice_events')
    .values(
      moves.map(({ from, to, ...move }) => ({ invoice_id: invoiceId, from_status: from, to_status: to, ...move })),
    )
    .returning('id')
    .execute();
  return Math.max(...events.map(({ id }) => id));
}

/**
 * Returns the state of the invoice with this id, and the id of its last recorded event; undefined if there is no
 * invoice.
 */
export async function invoiceAtEvent(database: Database | DatabaseTransaction, invoiceId: number) {
  return database
    .selectFrom('invoices')
    .innerJoin('invoice_events', 'invoice_events.invoice_id', 'invoices.id')
    .select(['uuid', 'order_id', 'status', 'invoice_events.id as event_id'])
    .where('invoices.id', '=', invoiceId)
    .orderBy('invoice_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
