import type { ResponseOf } from '../../contract/call.ts';
import type { workload as workloadCall } from '../../contract/workload.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { draftCount } from '../drafts/repository.ts';
import { countEndorsements } from '../endorsements/lists.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Services } from '../services/services.ts';
import { ordersClosed, ordersWaiting } from './repository.ts';

const everyEndorsement = { keyword: '', policyUuid: '', from: '', until: '' };

/** How many days the agent is told of orders that closed by themselves. */
const closedForDays = 7;

/** Orders that closed by themselves in the last days, and when the last one did. */
async function closedLately(tx: DatabaseTransaction, agentId: string, now: Date) {
  const since = new Date(now.getTime() - closedForDays * 86_400_000);
  const { closedUnpaid, lastAt } = await ordersClosed(tx, agentId, since);
  return { closedUnpaid, closedUnpaidAt: lastAt?.toISOString() ?? '' };
}

/** Numbers of entries that wait for the agent. */
export async function workload(services: Services, agent: AgentIdentity): Promise<ResponseOf<typeof workloadCall>> {
  const { database, clock } = services;
  const [counted, endorsements] = await Promise.all([
    asAgent(database, agent.id, async (tx) => ({
      ...(await ordersWaiting(tx, agent.id, clock.today())),
      ...(await closedLately(tx, agent.id, clock.now())),
      drafts: await draftCount(tx, agent.id, 'order'),
    })),
    countEndorsements(services, agent, everyEndorsement),
  ]);
  return { ...counted, endorsementsToUpload: endorsements.groups.toUpload ?? 0 };
}
