import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { FigureGrouping } from '../../../contract/desk/figures/figures.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** Selects the rows from which figures are counted. */
export interface FigureFilter {
  /** First and last day in Asia/Shanghai. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** Start of the period (inclusive) and end of the period (exclusive). */
  readonly since: Date;
  readonly before: Date;
  readonly grouping: FigureGrouping;
  /** Id of a product; undefined for all products. */
  readonly productId: string | undefined;
  /** Host of an agency; empty for the platform's own agents; undefined for all agents. */
  readonly host: string | undefined;
}

/** Sums of one day, product or agency. Amounts are in fen. */
export interface FigureFacts {
  readonly key: string;
  /** Name of a product; empty for a day or an agency. */
  readonly name: string;
  readonly premium_fen: number;
  readonly submitted: number;
  readonly paid: number;
  readonly issued: number;
  readonly quotations: number;
  readonly with_policy: number;
  readonly endorsements: number;
  readonly endorsement_fen: number;
}

/** Number of policies in force on one day, or of one product or agency on the last day of the period. */
export interface InForce {
  readonly key: string;
  /** Name of a product; empty for a day or an agency. */
  readonly name: string;
  readonly policies: number;
}

/** Median time that orders spend in a state, in seconds. */
export interface StateMedian {
  readonly status: OrderStatus;
  readonly orders: number;
  readonly seconds: number;
}

const zone = 'Asia/Shanghai';

/** SQL expression by which the rows of `factsIn` are grouped. `day` is the SQL expression of a row's day. */
const keyOf = (grouping: FigureGrouping, day: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (grouping === 'day') return sql`(${day})::text`;
  return grouping === 'product' ? sql`f.product_id` : sql`f.partner_host`;
};

const nameOf = (grouping: FigureGrouping): RawBuilder<unknown> =>
  grouping === 'product' ? sql`f.product_name` : sql`''`;

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${sql.lit(zone)})::date`;

const isWanted = ({ productId, host }: FigureFilter): RawBuilder<SqlBool> => sql<SqlBool>`
  (${productId ?? null}::text is null or f.product_id = ${productId ?? null}::text)
  and (${host ?? null}::text is null or f.partner_host = ${host ?? null}::text)`;

/** The facts of a period: one row for each submitted order, payment, policy, quotation and confirmed endorsement. */
const factsIn = (filter: FigureFilter): RawBuilder<unknown> => {
  const { from, until, since, before, grouping } = filter;
  const key = (day: RawBuilder<unknown>) => keyOf(grouping, day);
  const name = nameOf(grouping);
  const wanted = isWanted(filter);
  return sql`
    select ${key(dayOf(sql`f.created_at`))} as key, ${name} as name, 0 as premium, 1 as submitted, 0 as paid, 0 as issued,
      0 as quotation, 0 as with_policy, 0 as endorsement, 0 as endorsement_fen
    from figure_orders f where f.created_at >= ${since} and f.created_at < ${before} and ${wanted}
    union all
    select ${key(dayOf(sql`p.paid_at`))}, ${name}, 0, 0, 1, 0, 0, 0, 0, 0
    from figure_payments p join figure_orders f on f.id = p.order_id
    where p.paid_at >= ${since} and p.paid_at < ${before} and ${wanted}
    union all
    select ${key(sql`f.issued_on`)}, ${name}, f.total_fen, 0, 0, 1, 0, 0, 0, 0
    from figure_orders f where f.issued_on between ${from}::date and ${until}::date and ${wanted}
    union all
    select ${key(dayOf(sql`f.created_at`))}, ${name}, 0, 0, 0, 0, 1, (
      exists (
        select from figure_orders o
        where o.agent_id = f.agent_id and o.origin_kind = 'quotation' and o.origin_number = f.sn
          and o.issued_on is not null
      )
    )::int, 0, 0
    from figure_quotations f where f.created_at >= ${since} and f.created_at < ${before} and ${wanted}
    union all
    select ${key(dayOf(sql`e.confirmed_at`))}, ${name}, 0, 0, 0, 0, 0, 0, 1, e.net_fen
    from figure_endorsements e join figure_orders f on f.id = e.order_id
    where e.confirmed_at >= ${since} and e.confirmed_at < ${before} and ${wanted}`;
};

/** Returns the sums of a period by day, product or agency. A group without facts has no row. */
export async function factsOf(tx: DatabaseTransaction, filter: FigureFilter): Promise<readonly FigureFacts[]> {
  const { rows } = await sql<FigureFacts>`
    select key, max(name) as name, sum(premium)::bigint as premium_fen, sum(submitted)::int as submitted, sum(paid)::int as paid,
      sum(issued)::int as issued, sum(quotation)::int as quotations, sum(with_policy)::int as with_policy,
      sum(endorsement)::int as endorsements, sum(endorsement_fen)::bigint as endorsement_fen
    from (${factsIn(filter)}) facts group by key`.execute(tx);
  return rows;
}

const inForceIn = (filter: FigureFilter) => sql`
  from figure_orders f
  where f.issued_on <= ${filter.until}::date and f.start_date <= ${filter.until}::date and ${isWanted(filter)}`;

/** Returns the number of policies in force on the last day of a period, by product or agency. */
async function inForceAtEnd(tx: DatabaseTransaction, filter: FigureFilter): Promise<readonly InForce[]> {
  const { rows } = await sql<InForce>`
    select ${keyOf(filter.grouping, sql`null::date`)} as key, max(${nameOf(filter.grouping)}) as name,
      count(*)::int as policies ${inForceIn(filter)}
      and f.last_day >= ${filter.until}::date
    group by 1`.execute(tx);
  return rows;
}

/**
 * Returns the number of policies in force on each day of a period. Each policy adds 1 on the first day of the period on
 * which it is in force, and subtracts 1 on the day after its last day of cover, so each policy is read only once. The
 * number of a day is the sum of all these values up to this day.
 */
async function inForceByDay(tx: DatabaseTransaction, filter: FigureFilter): Promise<readonly InForce[]> {
  const { from, until } = filter;
  const { rows } = await sql<InForce>`
    with policies as (
      select greatest(f.start_date, f.issued_on, ${from}::date) as first_day, f.last_day ${inForceIn(filter)}
        and f.last_day >= greatest(f.start_date, f.issued_on, ${from}::date)
    ),
    steps as (
      select first_day as day, 1 as step from policies
      union all select last_day + 1, -1 from policies where last_day < ${until}::date
      union all select d::date, 0 from generate_series(${from}::date, ${until}::date, interval '1 day') d
    )
    select day::text as key, '' as name, (sum(sum(step)) over (order by day))::int as policies
    from steps group by day order by day`.execute(tx);
  return rows;
}

/** Returns the number of policies in force: for each day, or for each product or agency on the last day. */
export const inForceOf = (tx: DatabaseTransaction, filter: FigureFilter): Promise<readonly InForce[]> =>
  filter.grouping === 'day' ? inForceByDay(tx, filter) : inForceAtEnd(tx, filter);

/** Names of all agencies, by host. */
export async function agencyNames(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ host: string; name: string }>`select host, name from figure_agencies`.execute(tx);
  return new Map(rows.map(({ host, name }) => [host, name]));
}

/**
 * Returns, for each state, the median time that orders stayed in it. Only stays that ended within the period count. The
 * state `insured` is excluded, because its time is only the term of the policy.
 */
export async function mediansOf(tx: DatabaseTransaction, filter: FigureFilter): Promise<readonly StateMedian[]> {
  const { rows } = await sql<StateMedian>`
    select f.status, count(*)::int as orders,
      round(percentile_cont(0.5) within group (order by extract(epoch from f.left_at - f.entered_at)))::int as seconds
    from figure_stays f
    where f.left_at >= ${filter.since} and f.left_at < ${filter.before} and f.status <> 'insured' and ${isWanted(filter)}
    group by f.status`.execute(tx);
  return rows;
}
