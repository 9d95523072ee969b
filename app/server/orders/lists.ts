import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { anyDay, newestFirst, type OrderQuery } from '../../contract/orderQuery.ts';
import type { OrderPage, OrderRows, OrderRowsQuery } from '../../contract/orders.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { newestOrderId, orderCounts, type OrderFilter, orderRange } from './listRepository.ts';
import { soldTotals, summaryOf } from './orderSummary.ts';
import { searchedIndexesOf } from './personIndexes.ts';
import { standingsOf } from './policyStanding.ts';

function filterOf({ keyring, clock }: Services, agent: AgentIdentity, query: OrderQuery): OrderFilter {
  const { expiresWithin: days, productIds = null, submitted = anyDay, starts = anyDay, ends = anyDay } = query;
  const from = clock.today();
  const insured = query.insured?.trim() ?? '';
  return {
    agentId: agent.id,
    keyword: query.keyword.trim(),
    insured: insured === '' ? null : searchedIndexesOf(keyring, insured),
    ending: days === undefined ? null : { from, until: plusDays(from, days) },
    productIds,
    upTo: null,
    submitted,
    starts,
    ends,
  };
}

/**
 * One page of the agent's orders, each with its current number of persons and premium. Also the number of orders in
 * each state, and the total number of orders in the requested states.
 */
async function pageOf(services: Services, tx: DatabaseTransaction, filter: OrderFilter, query: OrderQuery) {
  const { statuses, page, pageSize: limit, sort = newestFirst } = query;
  const today = services.clock.today();
  const counts = await orderCounts(tx, filter);
  const isAsked = (status: OrderStatus) => statuses.length === 0 || statuses.includes(status);
  const total = counts.filter(({ status }) => isAsked(status)).reduce((sum, each) => sum + each.total, 0);
  const offset = (page - 1) * limit;
  const rows = await orderRange(tx, filter, { statuses, sort, today, limit, offset, total });
  const standings = await standingsOf(tx, rows, today);
  return {
    total,
    orders: rows.map((row) => summaryOf(row, standings.get(row.id) ?? soldTotals(row))),
    counts,
  };
}

/** One page of the agent's orders with today's premium and persons, and the number of orders in each state. */
export async function listOrders(services: Services, agent: AgentIdentity, query: OrderQuery): Promise<OrderPage> {
  const filter = filterOf(services, agent, query);
  const { counts, ...page } = await asAgent(services.database, agent.id, (tx) => pageOf(services, tx, filter, query));
  return { ...page, counts: Object.fromEntries(counts.map(({ status, total }) => [status, total])) };
}

/**
 * A part of the agent's orders, for an export. Orders that were submitted after the first part was read aren't
 * included.
 */
export async function orderRows(
  services: Services,
  agent: AgentIdentity,
  { until, ...query }: OrderRowsQuery,
): Promise<OrderRows> {
  return asAgent(services.database, agent.id, async (tx) => {
    const upTo = until === 0 ? await newestOrderId(tx, agent.id) : until;
    const filter = { ...filterOf(services, agent, query), upTo };
    const { total, orders } = await pageOf(services, tx, filter, query);
    return { total, orders, until: upTo };
  });
}
