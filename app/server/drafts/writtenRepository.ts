import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, sql } from 'kysely';

const { ended, refunds } = orderMachine.sets;

/**
 * Returns an SQL condition: true when the agent has created an order from the quotation or policy with this number. An
 * order that ended without a policy, or whose premium is refunded, is ignored.
 */
export const isWrittenFrom = (
  agentId: RawBuilder<unknown> | string,
  kind: 'renewal' | 'quotation',
  number: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders written
  where written.agent_id = ${agentId} and written.origin_kind = ${kind} and written.origin_number = ${number}
    and written.status not in (${sql.join([...ended, ...refunds])})
)`;
