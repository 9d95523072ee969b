import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { Selectable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

type TransferRow = Selectable<Tables['order_transfers']>;

/** Returns the bank transfer that the agent reported for an order; undefined if the agent has reported no transfer. */
export const orderTransferOf = (tx: DatabaseTransaction, orderId: number): Promise<TransferRow | undefined> =>
  tx.selectFrom('order_transfers').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/**
 * Stores the bank transfer that the agent reports for an order. If the agent has reported a transfer before, the new
 * report replaces that report and counts as not checked yet.
 */
export async function writeOrderTransfer(
  tx: DatabaseTransaction,
  orderId: number,
  contentSealed: Uint8Array,
  at: Date,
): Promise<void> {
  const content = { content_sealed: contentSealed, claimed_at: at, note: '' };
  await tx
    .insertInto('order_transfers')
    .values({ order_id: orderId, ...content, outcome: null, settled_at: null })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((row) => ({
        ...content,
        outcome: null,
        settled_at: null,
        version: row('order_transfers.version', '+', 1),
      })),
    )
    .execute();
}

/** Records whether the money of a reported bank transfer was found, with a note to the agent. */
export async function settleOrderTransfer(
  tx: DatabaseTransaction,
  orderId: number,
  {
    outcome,
    note,
    at,
  }: { readonly outcome: NonNullable<TransferRow['outcome']>; readonly note: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('order_transfers')
    .set({ outcome, note, settled_at: at })
    .where('order_id', '=', orderId)
    .execute();
}

/** Closes all waiting payments of an order and of its endorsements. */
export async function closePaymentsOf(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'waiting')
    .execute();
}

/** Records a paid payment of the order for money that was found on the bank account. */
export async function addTransferPayment(
  tx: DatabaseTransaction,
  { orderId, amountFen, now: at }: { readonly orderId: number; readonly amountFen: Fen; readonly now: Date },
): Promise<void> {
  const payment = { order_id: orderId, amount_fen: amountFen, created_at: at, expires_at: at, paid_at: at };
  await tx
    .insertInto('payments')
    .values({ ...payment, status: 'paid', channel: 'transfer' })
    .execute();
}
