import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DayRange, OrderSort } from '../../contract/orderQuery.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { PersonIndexes } from './personIndexes.ts';
import type { SummaryRow } from './repository.ts';
import { daysOfSurrender } from './standingRepository.ts';

/** Filter for the orders of an agent. */
export interface OrderFilter {
  readonly agentId: string;
  /**
   * Text that must occur in the order number, the policy number, the applicant's name or the product's name. An empty
   * text matches all orders.
   */
  readonly keyword: string;
  /**
   * Selects orders in whose rosters a person with one of these blind indexes (of the name or the id number) is or was
   * listed; null selects all orders.
   */
  readonly insured: PersonIndexes | null;
  /** Selects orders with a policy in force that ends from `from` to `until`, both included; null selects all orders. */
  readonly ending: { readonly from: CalendarDay; readonly until: CalendarDay } | null;
  /** Selects orders of these products; null selects orders of all products. */
  readonly productIds: readonly string[] | null;
  /** Selects orders with this id or a smaller id; null selects all orders. */
  readonly upTo: number | null;
  readonly submitted: DayRange;
  readonly starts: DayRange;
  readonly ends: DayRange;
}

/** A part of the sorted list of an agent's orders. */
export interface OrderRange {
  /** Selects orders in these states; an empty list selects orders in all states. */
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
  /**
   * Current day. When the list is sorted by premium or number of persons, the endorsements that apply on this day are
   * included.
   */
  readonly today: CalendarDay;
  readonly limit: number;
  readonly offset: number;
  /** Number of orders in the whole list. */
  readonly total: number;
}

type Condition = RawBuilder<SqlBool>;

/**
 * LIKE pattern for texts that contain the keyword in lower case. Characters such as `%` in the keyword have no special
 * meaning.
 */
const containing = (keyword: string) => `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isFound = ({ keyword }: OrderFilter): readonly Condition[] =>
  keyword === '' ? [] : [sql<SqlBool>`orders.search_text like ${containing(keyword)}`];

const isOfPerson = ({ insured }: OrderFilter): readonly Condition[] =>
  insured === null
    ? []
    : [
        sql<SqlBool>`orders.id in (
          select order_id from insured_persons
          where name_index = ${insured.name} or id_no_index in (${sql.join(insured.idNo)})
        )`,
      ];

const within = (column: 'start_date' | 'end_date', { from, until }: DayRange): readonly Condition[] => [
  ...(from === '' ? [] : [sql<SqlBool>`${sql.ref(`orders.${column}`)} >= ${from}::date`]),
  ...(until === '' ? [] : [sql<SqlBool>`${sql.ref(`orders.${column}`)} <= ${until}::date`]),
];

const submittedIn = ({ from, until }: DayRange): readonly Condition[] => [
  ...(from === '' ? [] : [sql<SqlBool>`orders.created_at >= ${shanghaiStartOf(from)}`]),
  ...(until === '' ? [] : [sql<SqlBool>`orders.created_at < ${shanghaiStartOf(plusDays(until, 1))}`]),
];

const isEnding = ({ ending }: OrderFilter): readonly Condition[] =>
  ending === null
    ? []
    : [
        sql<SqlBool>`orders.status in (${sql.join(orderMachine.sets.inForce)})
          and orders.end_date between ${ending.from}::date and ${ending.until}::date`,
      ];

const isWanted = (filter: OrderFilter): Condition =>
  sql.join(
    [
      sql<SqlBool>`orders.agent_id = ${filter.agentId}`,
      ...(filter.upTo === null ? [] : [sql<SqlBool>`orders.id <= ${filter.upTo}`]),
      ...isFound(filter),
      ...isOfPerson(filter),
      ...isEnding(filter),
      ...(filter.productIds === null
        ? []
        : [sql<SqlBool>`orders.product_id in (${sql.join(['', ...filter.productIds])})`]),
      ...submittedIn(filter.submitted),
      ...within('start_date', filter.starts),
      ...within('end_date', filter.ends),
    ],
    sql` and `,
  ) as Condition;

/** Number of the agent's orders that match the filter, in each state. */
export async function orderCounts(
  tx: DatabaseTransaction,
  filter: OrderFilter,
): Promise<readonly { status: OrderStatus; total: number }[]> {
  return tx
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .where(isWanted(filter))
    .groupBy('status')
    .execute();
}

/**
 * SQL of the endorsements' totals for each order of the agent: the number of persons after the last endorsement, and
 * the sum of the premium changes in fen. Only endorsements that are confirmed and in effect on `today` count; for a
 * surrendered policy, those that were in effect on the day of the surrender.
 */
const endorsedTotals = (agentId: string, today: CalendarDay) => sql`
  select order_id, sum(net_fen) as net_fen,
    (array_agg(heads_after order by roster_version desc))[1] as heads
  from endorsements left join ${daysOfSurrender} surrendered using (order_id)
  where agent_id = ${agentId} and roster_version is not null
    and effective_date <= least(${today}::date, surrendered.day)
  group by order_id`;

const sortedBy: Readonly<Record<OrderSort['by'], RawBuilder<unknown>>> = {
  submitted: sql`orders.id`,
  start: sql`orders.start_date`,
  end: sql`orders.end_date`,
  premium: sql`orders.total_fen + coalesce(endorsed.net_fen, 0)`,
  heads: sql`coalesce(endorsed.heads, orders.heads)`,
};

/** True when the list is sorted by a value that endorsements change (premium or number of persons). */
const needsEndorsements = ({ by }: OrderSort) => by === 'premium' || by === 'heads';

/**
 * Returns the position of a part of the list, counted from the nearer end of the list. The database then skips at most
 * half of the list, so the last page is as fast as the first page.
 */
function nearestPlace({ limit, offset, total }: OrderRange) {
  const size = Math.min(limit, Math.max(total - offset, 0));
  const following = total - offset - size;
  const isFromEnd = following < offset;
  return { size, isFromEnd, skipped: isFromEnd ? following : offset };
}

/** A part of the sorted list of an agent's orders. Orders that are equal in the sort order are sorted newest first. */
export async function orderRange(
  tx: DatabaseTransaction,
  filter: OrderFilter,
  range: OrderRange,
): Promise<readonly SummaryRow[]> {
  const { statuses, sort, today } = range;
  const { size, isFromEnd, skipped } = nearestPlace(range);
  if (size === 0) return [];
  const states = statuses.length === 0 ? sql`` : sql`and orders.status in (${sql.join(statuses)})`;
  const endorsed = needsEndorsements(sort)
    ? sql`left join (${endorsedTotals(filter.agentId, today)}) endorsed on endorsed.order_id = orders.id`
    : sql``;
  const isAscending = (sort.direction === 'ascending') !== isFromEnd;
  const [direction, newest] = [isAscending ? sql`asc` : sql`desc`, isFromEnd ? sql`asc` : sql`desc`];
  // Complete rows are read only for the orders of this part of the list.
  const { rows } = await sql<SummaryRow>`
    with part as (
      select orders.id, row_number() over () as place from (
        select orders.id from orders ${endorsed}
        where ${isWanted(filter)} ${states}
        order by ${sortedBy[sort.by]} ${direction}, orders.id ${newest}
        limit ${size} offset ${skipped}
      ) orders
    )
    select orders.id, sn, product_id, product_name, insurer_name, group_name, status, total_fen, heads,
      start_date, end_date, created_at, policy_sn
    from part join orders on orders.id = part.id
    order by part.place ${isFromEnd ? sql`desc` : sql`asc`}`.execute(tx);
  return rows;
}

/** Id of the agent's newest order; 0 when the agent has no order. */
export async function newestOrderId(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const newest = await tx
    .selectFrom('orders')
    .select('id')
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? 0;
}
