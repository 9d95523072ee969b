import type { ResponseOf } from '../../contract/call.ts';
import type { workload as workloadCall } from '../../contract/workload.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { draftCount } from '../drafts/repository.ts';
import { countEndorsements } from '../endorsements/lists.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { ordersClosed, ordersWaiting, surrendersDecided } from './repository.ts';

const everyEndorsement = { keyword: '', policyUuid: '', from: '', until: '' };

/**
 * Number of days for which an agent is told about orders that were closed automatically and surrenders that were
 * decided.
 */
const toldForDays = 7;

/**
 * Numbers of the agent's orders that were closed automatically, and of surrenders that were decided, in the last
 * `toldForDays` days. Each has the time of the last one.
 */
async function happenedLately(tx: DatabaseTransaction, agentId: string, now: Date) {
  const since = new Date(now.getTime() - toldForDays * 86_400_000);
  const closed = await ordersClosed(tx, agentId, since);
  const surrenders = await surrendersDecided(tx, agentId, since);
  return {
    closedUnpaid: closed.closedUnpaid,
    closedUnpaidAt: closed.lastAt?.toISOString() ?? '',
    surrendersDecided: surrenders.decided,
    surrendersDecidedAt: surrenders.lastAt?.toISOString() ?? '',
  };
}

/** Numbers of the orders, drafts and endorsements that wait for an action of the agent. */
export async function workload(services: Services, agent: AgentIdentity): Promise<ResponseOf<typeof workloadCall>> {
  const { database, clock } = services;
  const [counted, endorsements] = await Promise.all([
    asAgent(database, agent.id, async (tx) => ({
      ...(await ordersWaiting(tx, agent.id, clock.today())),
      ...(await happenedLately(tx, agent.id, clock.now())),
      drafts: await draftCount(tx, agent.id, 'order'),
    })),
    countEndorsements(services, agent, everyEndorsement),
  ]);
  return { ...counted, endorsementsToUpload: endorsements.groups.toUpload ?? 0 };
}
