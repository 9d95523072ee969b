import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { endorsementMachine, type EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import {
  acceptedDays,
  expiringDays,
  workRules,
  type WorkTask,
  workTasks,
} from '@tuanbao/library/domain/worklist/workTask';
import { type RawBuilder, sql } from 'kysely';

import { isWrittenFrom } from '../drafts/writtenRepository.ts';

/** The agent whose worklist is read, and the current day. */
interface WorkFilter {
  readonly agentId: string;
  readonly today: CalendarDay;
}

type Part = RawBuilder<unknown>;

/** Ids of the rows that an entry is about. */
interface Subject {
  readonly order?: Part;
  readonly endorsement?: Part;
  readonly invoice?: Part;
  readonly quotation?: Part;
  readonly draft?: Part;
}

/**
 * Parts of the SQL that selects the entries of one task. `day` is the day from which `workRules` computes the due day.
 * `from` is the part that follows the SQL keyword `from`.
 */
interface Source extends Subject {
  readonly day?: Part;
  readonly since: Part;
  readonly from: Part;
}

const none = sql`null`;

const { inForce } = orderMachine.sets;

const hasRejections = sql`exists (
  select from order_material_rejections rejection where rejection.order_id = orders.id
)`;

const ofOrders = (where: Part): Source => ({
  order: sql`orders.id`,
  since: sql`orders.created_at`,
  from: sql`orders where ${where}`,
});

const ofEndorsements = (agentId: string, states: readonly EndorsementState[]): Source => ({
  order: sql`endorsements.order_id`,
  endorsement: sql`endorsements.id`,
  day: sql`endorsements.effective_date`,
  since: sql`endorsements.updated_at`,
  from: sql`endorsements where agent_id = ${agentId} and state in (${sql.join(states)})`,
});

const ofInvoices = (agentId: string, status: 'failed' | 'materialNeeded'): Source => ({
  order: sql`invoices.order_id`,
  invoice: sql`invoices.id`,
  since: sql`invoices.updated_at`,
  from: sql`invoices where invoices.agent_id = ${agentId} and invoices.status = ${status} and not exists (
    select from invoices later
    where later.order_id = invoices.order_id and later.endorsement_id is not distinct from invoices.endorsement_id
      and later.reverses_id is null and later.id > invoices.id
  )`,
});

/** Quotations from which the agent has made no draft and no order. `isWrittenFrom` states which orders are ignored. */
const ofQuotations = (agentId: string, since: Part, where: Part): Source => ({
  quotation: sql`quotations.id`,
  day: sql`quotations.valid_until`,
  since,
  from: sql`quotations where agent_id = ${agentId} and ${where}
    and not ${isWrittenFrom(agentId, 'quotation', sql`quotations.sn`)}
    and not exists (
      select from drafts
      where drafts.agent_id = ${agentId} and origin_kind = 'quotation' and origin_number = quotations.sn
    )`,
});

const sets = endorsementMachine.sets;

/**
 * For each task, the sources of its entries. An unpaid order waits until the day before its cover starts. A task with
 * two conditions has two sources, because PostgreSQL overestimates the costs of `or`.
 */
const sources: Readonly<Record<WorkTask, (filter: WorkFilter) => Source | readonly Source[]>> = {
  resendMaterials: ({ agentId, today }) => [
    {
      ...ofOrders(
        sql`orders.agent_id = ${agentId} and orders.status = 'materialsRejected' and orders.start_date > ${today}::date`,
      ),
      day: sql`orders.start_date`,
    },
    ofOrders(sql`orders.agent_id = ${agentId} and orders.status = 'insuredMaterialsDue' and ${hasRejections}`),
  ],
  payOrder: ({ agentId, today }) => ({
    ...ofOrders(
      sql`orders.agent_id = ${agentId} and orders.status = 'awaitingPayment' and orders.start_date > ${today}::date`,
    ),
    day: sql`orders.start_date`,
  }),
  sendMaterials: ({ agentId }) =>
    ofOrders(sql`orders.agent_id = ${agentId} and orders.status = 'insuredMaterialsDue' and not ${hasRejections}`),
  renewPolicy: ({ agentId, today }) => ({
    ...ofOrders(sql`orders.agent_id = ${agentId} and orders.status in (${sql.join(inForce)})
      and orders.end_date between ${today}::date and ${plusDays(today, expiringDays)}::date
      and not ${isWrittenFrom(agentId, 'renewal', sql`orders.policy_sn`)}`),
    day: sql`orders.end_date`,
  }),
  insureQuotation: ({ agentId, today }) =>
    ofQuotations(
      agentId,
      sql`quotations.accepted_at`,
      sql`accepted_at is not null and valid_until >= ${plusDays(today, -acceptedDays)}::date`,
    ),
  followQuotation: ({ agentId, today }) =>
    ofQuotations(
      agentId,
      sql`quotations.seen_at`,
      sql`seen_at is not null and accepted_at is null and valid_until >= ${today}::date`,
    ),
  sendEndorsementMaterials: ({ agentId }) => ofEndorsements(agentId, ['awaitingMaterials']),
  payEndorsement: ({ agentId }) => ofEndorsements(agentId, sets.payable),
  resendEndorsementMaterials: ({ agentId }) => ofEndorsements(agentId, ['rejected']),
  answerEndorsement: ({ agentId }) => ofEndorsements(agentId, sets.awaitsAnswer),
  correctInvoice: ({ agentId }) => ofInvoices(agentId, 'failed'),
  sendInvoiceMaterial: ({ agentId }) => ofInvoices(agentId, 'materialNeeded'),
  continueDraft: ({ agentId }) => ({
    draft: sql`drafts.id`,
    since: sql`drafts.saved_at`,
    from: sql`drafts where agent_id = ${agentId} and kind = 'order'`,
  }),
  continueEndorsement: ({ agentId }) => ofEndorsements(agentId, ['temporary']),
};

/**
 * Returns the query of the entries of one source: the task, its due day, its position among the tasks, and its subject.
 */
function entriesOf(task: WorkTask, source: Source): Part {
  const { day = none, since, from, order = none, endorsement = none, invoice = none, ...rest } = source;
  const { quotation = none, draft = none } = rest;
  const { dueAfter } = workRules[task];
  const due = dueAfter === null ? none : sql`((${day})::date + ${dueAfter}::int)`;
  return sql`select ${task}::text as task, ${workTasks.indexOf(task)}::int as place, ${due}::date as due,
    ${since} as since, ${order}::bigint as order_id, ${endorsement}::bigint as endorsement_id,
    ${invoice}::bigint as invoice_id, ${quotation}::uuid as quotation_id, ${draft}::uuid as draft_id
    from ${from}`;
}

/**
 * Returns the query for all entries of an agent's worklist. Partial indexes, which contain only the waiting rows, make
 * this query fast.
 */
export const waitingWork = (agentId: string, today: CalendarDay): Part =>
  sql.join(
    workTasks.flatMap((task) => [sources[task]({ agentId, today })].flat().map((source) => entriesOf(task, source))),
    sql` union all `,
  );
