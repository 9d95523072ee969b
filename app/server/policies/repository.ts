import { shanghaiDayOf } from '@tuanbao/library/domain/calendar/clock';
import type { Selectable } from 'kysely';

import { notePolicy } from '../orders/repository.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** Inserts the policy that the insurer issued for an order, and stores its number and date in the row of the order. */
export async function insertPolicy(
  tx: DatabaseTransaction,
  { orderId, sn, at }: { readonly orderId: number; readonly sn: string; readonly at: Date },
): Promise<void> {
  await tx.insertInto('policies').values({ order_id: orderId, sn, issued_at: at }).execute();
  await notePolicy(tx, orderId, { sn, issuedOn: shanghaiDayOf(at) });
}

/** The policy of an order. If the order has no policy, returns undefined. */
export const policyOfOrder = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<Selectable<Tables['policies']> | undefined> =>
  tx.selectFrom('policies').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The data of the policy with this check code that the public check page shows. Undefined if there is no policy. */
export async function checkedPolicyOf(database: Database, code: string) {
  return database
    .selectFrom('policies')
    .innerJoin('orders', 'orders.id', 'policies.order_id')
    .select(['policies.sn', 'insurer_name', 'product_name', 'group_name', 'start_date', 'end_date', 'orders.status'])
    .where('check_code', '=', code)
    .executeTakeFirst();
}
