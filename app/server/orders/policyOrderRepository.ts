import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { isUuid } from '../platform/database/uuid.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** The order of a policy. */
export interface PolicyOrder {
  readonly id: number;
  readonly sn: string;
  readonly status: OrderStatus;
  readonly product_id: string;
  /** The product version that priced the order. */
  readonly product_version: number;
}

/**
 * The agent's order with this policy. An order that has no policy yet (its materials were rejected before) is found by
 * its order number instead.
 */
export async function orderOfPolicy(
  tx: DatabaseTransaction,
  agentId: string,
  policyUuid: string,
): Promise<PolicyOrder | undefined> {
  return tx
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.id', 'orders.sn', 'orders.status', 'orders.product_id', 'orders.product_version'])
    .where('orders.agent_id', '=', agentId)
    .where((eb) => (isUuid(policyUuid) ? eb('policies.uuid', '=', policyUuid) : eb('orders.sn', '=', policyUuid)))
    .executeTakeFirst();
}

/**
 * An order with its policy, if it has one; found as in `orderOfPolicy`. Without `agentId` it finds the order of any
 * agent that row security allows.
 */
export async function orderWithPolicyOf(tx: DatabaseTransaction, policyUuid: string, agentId?: string) {
  return tx
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.id', 'orders.sn', 'status', 'product_id', 'product_name', 'insurer_name', 'group_name'])
    .select([
      'total_fen',
      'applicant_sealed',
      'invoice_wish_sealed',
      'policies.uuid as policy_uuid',
      'policies.sn as policy_sn',
    ])
    .where((eb) => (isUuid(policyUuid) ? eb('policies.uuid', '=', policyUuid) : eb('orders.sn', '=', policyUuid)))
    .$if(agentId !== undefined, (query) => query.where('orders.agent_id', '=', agentId ?? ''))
    .executeTakeFirst();
}

/** Numbers of the agent's orders and of their policies; the policy number is null before the issue. */
export const policyNumbersOf = (
  tx: DatabaseTransaction,
  agentId: string,
  orderSns: readonly string[],
): Promise<readonly { readonly sn: string; readonly policy_sn: string | null }[]> =>
  tx
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.sn', 'policies.sn as policy_sn'])
    .where('orders.agent_id', '=', agentId)
    .where('orders.sn', 'in', orderSns)
    .execute();

/** Numbers of the agent's orders whose policies are in force on a day, newest first. */
export async function ordersInForce(
  tx: DatabaseTransaction,
  agentId: string,
  day: CalendarDay,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .select('orders.sn')
    .where('orders.agent_id', '=', agentId)
    .where('orders.status', 'in', orderMachine.sets.inForce)
    .where('orders.end_date', '>=', day)
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ sn }) => sn);
}
