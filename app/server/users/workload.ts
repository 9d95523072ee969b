import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderStatus';
import { sql } from 'kysely';

import type { ResponseOf } from '../../contract/call.ts';
import type { workload as workloadCall } from '../../contract/workload.ts';
import { asAgent } from '../database/asAgent.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { draftCount } from '../drafts/repository.ts';
import { countEndorsements } from '../endorsements/lists.ts';
import { insuredStatuses } from '../orders/repository.ts';
import type { Services } from '../services.ts';
import type { AgentIdentity } from '../sessions/identity.ts';

const everyEndorsement = { keyword: '', policyUuid: '', from: '', until: '' };

const inState = (status: OrderStatus) => sql<number>`count(*) filter (where status = ${status})::int`;

/** Orders that ask something of the agent, in one pass over the agent's own. */
async function ordersWaiting(tx: DatabaseTransaction, agentId: string, today: string) {
  const ending = (days: number) =>
    sql<number>`count(*) filter (where status in (${sql.join(insuredStatuses)})
      and end_date between ${today} and ${plusDays(today, days)})::int`;
  return tx
    .selectFrom('orders')
    .select([
      inState('awaitingPayment').as('unpaid'),
      inState('materialsRejected').as('materialsRejected'),
      inState('insuredMaterialsDue').as('materialsDue'),
      ending(60).as('expiringIn60'),
      ending(30).as('expiringIn30'),
      ending(7).as('expiringIn7'),
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
}

/** What waits for the agent, as numbers. */
export async function workload(services: Services, agent: AgentIdentity): Promise<ResponseOf<typeof workloadCall>> {
  const { database, clock } = services;
  const [counted, endorsements] = await Promise.all([
    asAgent(database, agent.id, async (tx) => ({
      ...(await ordersWaiting(tx, agent.id, clock.today())),
      drafts: await draftCount(tx, agent.id, 'order'),
    })),
    countEndorsements(services, agent, everyEndorsement),
  ]);
  return { ...counted, endorsementsToUpload: endorsements.groups.toUpload ?? 0 };
}
