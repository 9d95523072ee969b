import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type Harm, workRules, type WorkTask, workTasks } from '@tuanbao/library/domain/worklist/workTask';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';
import { waitingWork } from './waitingRepository.ts';

/** Entry of the worklist, with the columns of its subject. */
export interface WorkRow {
  readonly task: WorkTask;
  readonly due: string | null;
  readonly since: Date;
  readonly order_sn: string | null;
  readonly policy_sn: string | null;
  readonly endorsement_uuid: string | null;
  readonly endorsement_sn: string | null;
  readonly quotation_id: string | null;
  readonly quotation_sn: string | null;
  readonly draft_id: string | null;
  readonly product_id: string;
  /** Name of the product in the order or quotation; null for a draft. */
  readonly product_name: string | null;
  readonly group_name: string;
  readonly reason: string;
  /** Name of the alternative that the customer accepted in a quotation; null if the customer accepted none. */
  readonly accepted_name: string | null;
}

/**
 * Turns off PostgreSQL's compilation of queries (JIT) for the rest of the transaction. The query of the worklist has
 * many parts and few rows, so its compilation would take a hundred times as long as the query itself.
 */
export async function withoutCompilation(tx: DatabaseTransaction): Promise<void> {
  await sql`set local jit = off`.execute(tx);
}

/** SQL expression of the harm of a task, by `workRules` and the due day. A lower number means a greater harm. */
const harmOn = (today: CalendarDay) => {
  const branches = workTasks.map((task, place) => {
    const { harm: steps } = workRules[task];
    const cases = steps.flatMap(({ within, harm }) =>
      within === null ? [] : [sql`when due <= ${today}::date + ${within}::int then ${harm}::int`],
    );
    const last: Harm = steps.find(({ within }) => within === null)?.harm ?? 7;
    const value = cases.length === 0 ? sql`${last}::int` : sql`case ${sql.join(cases, sql` `)} else ${last}::int end`;
    return sql`when ${place}::int then ${value}`;
  });
  return sql`case place ${sql.join(branches, sql` `)} end`;
};

/** Selects a page of the worklist of one agent. */
export interface WorkPageQuery {
  readonly agentId: string;
  readonly today: CalendarDay;
  /** Tasks whose entries are on the page; at least one. */
  readonly tasks: readonly WorkTask[];
  readonly limit: number;
  readonly offset: number;
}

/** Rows of one page of the worklist, and the number of all entries by task. */
export interface WorkPage {
  readonly rows: readonly WorkRow[];
  /** Number of entries of each task, including tasks that aren't on the page. Tasks without entries are left out. */
  readonly counts: Readonly<Partial<Record<WorkTask, number>>>;
}

/** Returns one page of the worklist, the most urgent entries first, and the number of all entries by task. */
export async function workPage(
  tx: DatabaseTransaction,
  { agentId, today, tasks, limit, offset }: WorkPageQuery,
): Promise<WorkPage> {
  // Complete rows are read only for the entries of this page.
  const { rows } = await sql<(WorkRow | { readonly task: null }) & Pick<WorkPage, 'counts'>>`
    with waiting as materialized (${waitingWork(agentId, today)}),
    page as (
      select *, row_number() over () as rank from (
        select waiting.*, ${harmOn(today)} as harm from waiting where task in (${sql.join(tasks)})
        order by harm, due nulls last, place, since, order_id, endorsement_id, quotation_id, draft_id
        limit ${limit} offset ${offset}
      ) sorted
    ), counted as (
      select coalesce(jsonb_object_agg(task, total), '{}') as counts
      from (select task, count(*)::int as total from waiting group by task) by_task
    )
    select counted.counts, page.task, page.due::text as due, page.since,
      orders.sn as order_sn, orders.policy_sn, endorsements.uuid as endorsement_uuid, endorsements.sn as endorsement_sn,
      quotations.id as quotation_id, quotations.sn as quotation_sn, drafts.id as draft_id,
      coalesce(orders.product_id, quotations.product_id, drafts.product_id) as product_id,
      coalesce(orders.product_name, quotations.product_name) as product_name,
      coalesce(orders.group_name, quotations.group_name, drafts.group_name) as group_name,
      coalesce(
        invoices.fail_message,
        endorsements.note,
        (select string_agg(rejection.reason, '；' order by rejection.type) from order_material_rejections rejection
          where rejection.order_id = page.order_id and rejection.reason <> ''),
        case when page.task = 'resendMaterials' then (
          select note from order_events
          where order_events.order_id = page.order_id and order_events.reason = 'materialsRejected'
          order by order_events.id desc limit 1
        ) end,
        ''
      ) as reason,
      (select alternative ->> 'name' from jsonb_array_elements(quotations.alternatives) alternative
        where alternative ->> 'schemeId' = quotations.accepted_scheme_id limit 1) as accepted_name
    from counted
    left join page on true
    left join endorsements on endorsements.id = page.endorsement_id
    left join orders on orders.id = page.order_id
    left join invoices on invoices.id = page.invoice_id
    left join quotations on quotations.id = page.quotation_id
    left join drafts on drafts.id = page.draft_id
    order by page.rank`.execute(tx);
  return {
    rows: rows.filter((row): row is WorkRow & Pick<WorkPage, 'counts'> => row.task !== null),
    counts: rows[0]?.counts ?? {},
  };
}

/**
 * Returns the number of the agent's surrenders that the insurer decided after this instant, and the time of the last
 * decision; null if there was no decision.
 */
export async function surrendersDecided(tx: DatabaseTransaction, agentId: string, since: Date) {
  return tx
    .selectFrom('surrender_events')
    .innerJoin('surrenders', 'surrenders.id', 'surrender_events.surrender_id')
    .innerJoin('orders', 'orders.id', 'surrenders.order_id')
    .select([sql<number>`count(*)::int`.as('decided'), sql<Date | null>`max(surrender_events.at)`.as('lastAt')])
    .where('orders.agent_id', '=', agentId)
    .where('surrender_events.by', 'in', ['insurer', 'operator'])
    .where('surrender_events.at', '>', since)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the number of the agent's orders that were closed automatically after this instant, and the time of the last
 * closing; null if no order was closed.
 */
export async function ordersClosed(tx: DatabaseTransaction, agentId: string, since: Date) {
  return tx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([sql<number>`count(*)::int`.as('closedUnpaid'), sql<Date | null>`max(order_events.at)`.as('lastAt')])
    .where('orders.agent_id', '=', agentId)
    .where('orders.status', '=', 'closed')
    .where('order_events.reason', 'in', ['startDatePassed', 'paymentOverdue'])
    .where('order_events.at', '>', since)
    .executeTakeFirstOrThrow();
}
