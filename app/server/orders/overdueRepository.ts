import { orderMachine, type OrderReason } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** An overdue order that must be closed, and the reason. */
export interface OverdueOrder {
  readonly id: number;
  readonly reason: Extract<OrderReason, 'startDatePassed' | 'paymentOverdue'>;
}

/**
 * Overdue unpaid orders in ascending order of their ids. An order is overdue when its first day of cover has come
 * (cover isn't back-dated), or when it began to await payment at `awaitingSince` or before. If a transfer was reported,
 * the order isn't included, because the money may have arrived.
 */
export async function unpaidOrdersPast(
  database: Database | DatabaseTransaction,
  {
    today,
    awaitingSince,
    orderId,
    after,
    limit,
  }: {
    readonly today: string;
    readonly awaitingSince: Date;
    /** Selects only the order with this id; null selects all orders. */
    readonly orderId: number | null;
    /** Selects only orders whose id is greater than this id. */
    readonly after: number;
    readonly limit: number;
  },
): Promise<readonly OverdueOrder[]> {
  const { rows } = await sql<OverdueOrder>`
    select o.id, case when o.start_date <= ${today}::date then 'startDatePassed' else 'paymentOverdue' end as reason
    from orders o
    where o.status in (${sql.join(orderMachine.sets.unpaid)}) and (${orderId}::bigint is null or o.id = ${orderId}::bigint)
      and o.id > ${after}::bigint
      and (o.start_date <= ${today}::date or (o.status = 'awaitingPayment' and
        (select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'awaitingPayment') <= ${awaitingSince}))
    order by o.id limit ${limit}`.execute(database);
  return rows;
}

/**
 * Ids of orders whose policy is in force although its cover ended before `today`, in ascending order. Only ids greater
 * than `after` are returned. If a surrender of the policy isn't decided yet, the order isn't included, because a refund
 * may follow.
 */
export async function insuredOrdersEndedBefore(
  database: Database,
  { today, after, limit }: { readonly today: string; readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const ended = await database
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', orderMachine.sets.inForce)
    .where('end_date', '<', today)
    .where(
      sql<boolean>`not exists (select 1 from surrenders s
        where s.order_id = orders.id and s.state in (${sql.join(surrenderMachine.sets.awaitsDecision)}))`,
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return ended.map(({ id }) => id);
}
