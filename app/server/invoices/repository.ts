import type { Selectable } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

/** The subject of invoices: an order, or one of its endorsements. */
interface InvoicedPlace {
  readonly orderId: number;
  /** Id of the endorsement that is invoiced; null when the order itself is invoiced. */
  readonly endorsementId: number | null;
}

/** The invoices of an order or of an endorsement, newest first. Red-letter invoices aren't included. */
const invoicesOf = (tx: DatabaseTransaction, { orderId, endorsementId }: InvoicedPlace) =>
  tx
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .where('endorsement_id', endorsementId === null ? 'is' : '=', endorsementId)
    .where('reverses_id', 'is', null)
    .orderBy('id', 'desc');

/**
 * The latest invoice of an order or of an endorsement. If the agent hasn't applied for an invoice yet, returns
 * undefined.
 */
export const latestInvoiceOf = (tx: DatabaseTransaction, place: InvoicedPlace): Promise<InvoiceRow | undefined> =>
  invoicesOf(tx, place).selectAll().limit(1).executeTakeFirst();

/** True when the order or endorsement has an invoice that is older than the invoice with this id. */
export async function hasEarlierInvoice(tx: DatabaseTransaction, place: InvoicedPlace, id: number): Promise<boolean> {
  const earlier = await invoicesOf(tx, place).select('id').where('id', '<', id).limit(1).executeTakeFirst();
  return earlier !== undefined;
}

/**
 * Returns the invoice with this uuid, if it belongs to the order or to one of its endorsements; otherwise undefined. It
 * may be a red-letter invoice.
 */
export const invoiceOfOrder = (
  tx: DatabaseTransaction,
  orderId: number,
  uuid: string,
): Promise<InvoiceRow | undefined> =>
  tx.selectFrom('invoices').selectAll().where('order_id', '=', orderId).where('uuid', '=', uuid).executeTakeFirst();

/** The invoice with this id. It may belong to any agent. */
export const invoiceById = (tx: DatabaseTransaction, id: number): Promise<InvoiceRow> =>
  tx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The invoice with this uuid. It may belong to any agent. */
export const invoiceByUuid = (tx: DatabaseTransaction, uuid: string): Promise<InvoiceRow> =>
  tx.selectFrom('invoices').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

/** Number of an invoice; null before the invoice is issued. */
export async function invoiceNoOf(database: Database, id: number): Promise<string | null> {
  const invoice = await database.selectFrom('invoices').select('invoice_no').where('id', '=', id).executeTakeFirst();
  return invoice?.invoice_no ?? null;
}

/**
 * Returns the order of an invoice and, if an endorsement is invoiced, that endorsement. The invoice may belong to any
 * agent. Returns undefined if there is no such invoice.
 */
export const placeOfInvoice = (
  tx: DatabaseTransaction,
  uuid: string,
): Promise<{ order_id: number; sn: string; endorsement_uuid: string | null } | undefined> =>
  tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('endorsements', 'endorsements.id', 'invoices.endorsement_id')
    .select(['invoices.order_id', 'orders.sn', 'endorsements.uuid as endorsement_uuid'])
    .where('invoices.uuid', '=', uuid)
    .executeTakeFirst();

/** All invoices of a policy, oldest first, with the values from which the balance is computed. */
export async function countedInvoicesOf(tx: DatabaseTransaction, orderId: number) {
  return tx
    .selectFrom('invoices')
    .select(['id', 'amount_fen as amountFen', 'status', 'endorsement_id as endorsementId', 'reverses_id as reversesId'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/**
 * All invoices of a policy, oldest first. Each has the uuid of the endorsement that is invoiced (null when the order
 * itself is invoiced), and the number of the invoice that it reverses (null when it reverses none).
 */
export async function listedInvoicesOf(tx: DatabaseTransaction, orderId: number) {
  return tx
    .selectFrom('invoices')
    .leftJoin('endorsements', 'endorsements.id', 'invoices.endorsement_id')
    .leftJoin('invoices as reversed', 'reversed.id', 'invoices.reverses_id')
    .selectAll('invoices')
    .select(['endorsements.uuid as endorsement_uuid', 'reversed.invoice_no as reversed_no'])
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoices.id')
    .execute();
}

/**
 * All columns of an invoice, with the numbers of its order and policy and, if there are any, of its endorsement and of
 * the invoice that it reverses. The invoice may belong to any agent.
 */
export async function storedInvoiceOf(database: Database, id: number) {
  return database
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .leftJoin('endorsements', 'endorsements.id', 'invoices.endorsement_id')
    .leftJoin('invoices as reversed', 'reversed.id', 'invoices.reverses_id')
    .selectAll('invoices')
    .select(['orders.sn as order_sn', 'policies.sn as policy_sn', 'product_id', 'endorsements.sn as endorsement_sn'])
    .select('reversed.invoice_no as reversed_no')
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow();
}
