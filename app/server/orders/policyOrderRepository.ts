import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { isUuid } from '../platform/database/uuid.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { StoredIssuer } from '../tables/issuer.ts';

/** The order to which a policy belongs. */
export interface PolicyOrder {
  readonly id: number;
  readonly sn: string;
  readonly status: OrderStatus;
  readonly product_id: string;
  /** Version of the product with which the order was priced. */
  readonly product_version: number;
  /** Host on which the order was made; empty for the platform's own host. */
  readonly host: string;
  /** Issuer of the order's documents; null when the order was made before issuers were stored. */
  readonly issuer: StoredIssuer | null;
}

/**
 * Returns the agent's order to which the policy with this uuid belongs; undefined if there is no such order. If
 * `policyUuid` isn't a uuid, it is used as an order number. So an order without a policy, for example after rejected
 * materials, can also be found.
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
    .select(['orders.host', 'orders.issuer'])
    .where('orders.agent_id', '=', agentId)
    .where((eb) => (isUuid(policyUuid) ? eb('policies.uuid', '=', policyUuid) : eb('orders.sn', '=', policyUuid)))
    .executeTakeFirst();
}

/**
 * Returns the product of a saved quotation of the agent, and the product version with which the quotation was priced;
 * undefined if the agent has no such quotation.
 */
export const productOfQuotation = (
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<Pick<PolicyOrder, 'product_id' | 'product_version'> | undefined> =>
  tx
    .selectFrom('quotations')
    .select(['product_id', 'product_version'])
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Returns an order, and its policy if a policy was issued; undefined if there is no such order. `policyUuid` may also
 * be an order number, as in `orderOfPolicy`. Without `agentId`, the order may belong to any agent whose rows the
 * transaction can read.
 */
export async function orderWithPolicyOf(tx: DatabaseTransaction, policyUuid: string, agentId?: string) {
  return tx
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.id', 'orders.sn', 'status', 'product_id', 'product_name', 'insurer_name', 'group_name'])
    .select([
      'product_version',
      'total_fen',
      'applicant_sealed',
      'invoice_wish_sealed',
      'host',
      'policies.uuid as policy_uuid',
      'policies.sn as policy_sn',
    ])
    .where((eb) => (isUuid(policyUuid) ? eb('policies.uuid', '=', policyUuid) : eb('orders.sn', '=', policyUuid)))
    .$if(agentId !== undefined, (query) => query.where('orders.agent_id', '=', agentId ?? ''))
    .executeTakeFirst();
}

/**
 * Returns the host and the policy number of those orders of the agent that have one of these numbers. The policy number
 * is null before the policy is issued.
 */
export const policyNumbersOf = (
  tx: DatabaseTransaction,
  agentId: string,
  orderSns: readonly string[],
): Promise<readonly { readonly sn: string; readonly policy_sn: string | null; readonly host: string }[]> =>
  tx
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.sn', 'policies.sn as policy_sn', 'orders.host'])
    .where('orders.agent_id', '=', agentId)
    .where('orders.sn', 'in', orderSns)
    .execute();

/**
 * Order numbers of at most `limit` orders of the agent whose policies are in force and don't end before `day`, newest
 * order first.
 */
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
