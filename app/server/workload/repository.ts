import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';

const inState = (status: OrderStatus) => sql<number>`count(*) filter (where status = ${status})::int`;

/** Numbers of the agent's orders that need an action of the agent. They are counted in one query. */
export async function ordersWaiting(tx: DatabaseTransaction, agentId: string, today: string) {
  const ending = (days: number) =>
    sql<number>`count(*) filter (where status in (${sql.join(orderMachine.sets.inForce)})
      and end_date between ${today} and ${plusDays(today, days)})::int`;
  return tx
    .selectFrom('orders')
    .select([
      sql<number>`count(*) filter (where status = 'awaitingPayment' and start_date > ${today}::date)::int`.as('unpaid'),
      inState('materialsRejected').as('materialsRejected'),
      inState('insuredMaterialsDue').as('materialsDue'),
      ending(60).as('expiringIn60'),
      ending(30).as('expiringIn30'),
      ending(7).as('expiringIn7'),
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
}

/** Number of the agent's surrenders that the insurer decided after this instant, and the time of the last decision. */
export async function surrendersDecided(tx: DatabaseTransaction, agentId: string, since: Date) {
  return tx
    .selectFrom('surrender_events')
    .innerJoin('surrenders', 'surrenders.id', 'surrender_events.surrender_id')
    .innerJoin('orders', 'orders.id', 'surrenders.order_id')
    .select([sql<number>`count(*)::int`.as('decided'), sql<Date | null>`max(surrender_events.at)`.as('lastAt')])
    .where('orders.agent_id', '=', agentId)
    .where('surrender_events.by', '=', 'insurer')
    .where('surrender_events.at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Number of the agent's orders that were closed automatically after this instant, and the time of the last closing. */
export async function ordersClosed(tx: DatabaseTransaction, agentId: string, since: Date) {
  return tx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([sql<number>`count(*)::int`.as('closedUnpaid'), sql<Date | null>`max(order_events.at)`.as('lastAt')])
    .where('orders.agent_id', '=', agentId)
    .where('orders.status', '=', 'closed')
    .where('order_events.reason', 'in', ['startDatePassed', 'paymentOverdue'])
    .where('order_events.at', '>', since)
    .executeTakeFirstOrThrow();
}
