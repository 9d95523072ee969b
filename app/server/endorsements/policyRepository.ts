import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { sql } from 'kysely';

import { isUuid } from '../platform/database/uuid.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

const surrendering = sql.join(surrenderMachine.sets.awaitsDecision);
const openStates = sql.join(endorsementMachine.sets.open);

/**
 * Selects a policy. `uuid` is the uuid of the policy or the number of its order, and selects only a policy of the agent
 * `agentId`. `orderId` is the row id of the order, and selects a policy of any agent.
 */
export type PolicyKey = { readonly agentId: string; readonly uuid: string } | { readonly orderId: number };

/** Returns a policy with its order and the state of its endorsements; undefined if there is no such policy. */
export async function endorsedPolicyRow(tx: DatabaseTransaction, key: PolicyKey) {
  return tx
    .selectFrom('policies')
    .innerJoin('orders', 'orders.id', 'policies.order_id')
    .select(['orders.id', 'policies.uuid', 'policies.sn', 'orders.sn as order_sn', 'product_id', 'product_version'])
    .select(['product_name', 'group_name', 'status', 'start_date', 'end_date', 'months', 'apply_quantity'])
    .select(['schemes', 'quote', 'heads'])
    .select([
      sql<number>`(select count(*)::int from insured_persons p where p.order_id = orders.id and p.since_version = 0)`.as(
        'listed',
      ),
      sql<number>`coalesce((select max(roster_version) from endorsements e where e.order_id = orders.id), 0)`.as(
        'roster_version',
      ),
      sql<boolean>`exists (select 1 from endorsements e where e.order_id = orders.id and e.state in (${openStates}))`.as(
        'has_open',
      ),
      sql<boolean>`exists (select 1 from surrenders s where s.order_id = orders.id and s.state in (${surrendering}))`.as(
        'has_open_surrender',
      ),
      sql<
        string | null
      >`(select max(effective_date) from endorsements e where e.order_id = orders.id and e.roster_version is not null)`.as(
        'last_effective_date',
      ),
    ])
    .$if('uuid' in key, (query) =>
      'uuid' in key
        ? query
            .where(isUuid(key.uuid) ? 'policies.uuid' : 'orders.sn', '=', key.uuid)
            .where('orders.agent_id', '=', key.agentId)
        : query,
    )
    .$if('orderId' in key, (query) => ('orderId' in key ? query.where('orders.id', '=', key.orderId) : query))
    .executeTakeFirst();
}
