import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, sql } from 'kysely';

const { refunds } = orderMachine.sets;

/**
 * Returns an SQL condition: true when the agent has created an order from the quotation or policy with this number.
 * Orders that are closed, failed, surrendered or refunded are ignored.
 */
export const isWrittenFrom = (
  agentId: RawBuilder<unknown> | string,
  kind: 'renewal' | 'quotation',
  number: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders written
  where written.agent_id = ${agentId} and written.origin_kind = ${kind} and written.origin_number = ${number}
    and written.status not in (${sql.join(['closed', ...refunds])})
)`;
