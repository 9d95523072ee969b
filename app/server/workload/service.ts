import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';

import type { ResponseOf } from '../../contract/call.ts';
import type { workload as workloadCall } from '../../contract/workload.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { draftCount } from '../drafts/repository.ts';
import { countEndorsements } from '../endorsements/lists.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Services } from '../services/services.ts';

const everyEndorsement = { keyword: '', policyUuid: '', from: '', until: '' };

const inState = (status: OrderStatus) => sql<number>`count(*) filter (where status = ${status})::int`;

/** Orders that ask something of the agent, in one pass over the agent's own. */
async function ordersWaiting(tx: DatabaseTransaction, agentId: string, today: string) {
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

/** How many days the agent is told of orders that closed by themselves. */
const closedForDays = 7;

/** Orders that closed by themselves in the last days, and when the last one did. */
async function ordersClosed(tx: DatabaseTransaction, agentId: string, now: Date) {
  const { closedUnpaid, lastAt } = await tx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([sql<number>`count(*)::int`.as('closedUnpaid'), sql<Date | null>`max(order_events.at)`.as('lastAt')])
    .where('orders.agent_id', '=', agentId)
    .where('orders.status', '=', 'closed')
    .where('order_events.reason', 'in', ['startDatePassed', 'paymentOverdue'])
    .where('order_events.at', '>', new Date(now.getTime() - closedForDays * 86_400_000))
    .executeTakeFirstOrThrow();
  return { closedUnpaid, closedUnpaidAt: lastAt?.toISOString() ?? '' };
}

/** What waits for the agent, as numbers. */
export async function workload(services: Services, agent: AgentIdentity): Promise<ResponseOf<typeof workloadCall>> {
  const { database, clock } = services;
  const [counted, endorsements] = await Promise.all([
    asAgent(database, agent.id, async (tx) => ({
      ...(await ordersWaiting(tx, agent.id, clock.today())),
      ...(await ordersClosed(tx, agent.id, clock.now())),
      drafts: await draftCount(tx, agent.id, 'order'),
    })),
    countEndorsements(services, agent, everyEndorsement),
  ]);
  return { ...counted, endorsementsToUpload: endorsements.groups.toUpload ?? 0 };
}
