import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';
import { doneWorkOf } from '@tuanbao/library/domain/worklist/doneWork';
import { tasksOf, type WorkGroup, workGroups, type WorkTask } from '@tuanbao/library/domain/worklist/workTask';

import type { ResponseOf } from '../../contract/call.ts';
import type { worklist as worklistCall, WorklistQuery } from '../../contract/worklist.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { doneAfter, type DoneRow } from './doneRepository.ts';
import { ordersClosed, surrendersDecided, withoutCompilation, workPage, type WorkRow } from './repository.ts';

/**
 * Number of days for which the worklist reports orders that were closed automatically and surrenders that were decided.
 */
const toldForDays = 7;

/** Maximum number of entries of the work that was done today. */
const mostDone = 50;

type Worklist = ResponseOf<typeof worklistCall>;

/**
 * Returns the number of the agent's orders that were closed automatically and the number of surrenders that were
 * decided, in the last `toldForDays` days. Also returns the time of the last closing and of the last decision, empty if
 * there was none.
 */
async function happenedLately(tx: DatabaseTransaction, agentId: string, now: Date) {
  const since = new Date(now.getTime() - toldForDays * 86_400_000);
  const closed = await ordersClosed(tx, agentId, since);
  const surrenders = await surrendersDecided(tx, agentId, since);
  return {
    closedUnpaid: closed.closedUnpaid,
    closedUnpaidAt: closed.lastAt?.toISOString() ?? '',
    surrendersDecided: surrenders.decided,
    surrendersDecidedAt: surrenders.lastAt?.toISOString() ?? '',
  };
}

/** Number of entries in each group of tasks. */
function groupsOf(counts: Readonly<Partial<Record<WorkTask, number>>>): Worklist['groups'] {
  const totalOf = (group: WorkGroup) => tasksOf(group).reduce((sum, task) => sum + (counts[task] ?? 0), 0);
  return Object.fromEntries(workGroups.map((group) => [group, totalOf(group)])) as Worklist['groups'];
}

/** Number or id by which the page of the subject is opened. Invoices are on the page of their order. */
const refOf = (row: WorkRow): string => row.endorsement_uuid ?? row.quotation_id ?? row.draft_id ?? row.order_sn ?? '';

const numberOf = (row: WorkRow | DoneRow): string => row.endorsement_sn ?? row.policy_sn ?? row.order_sn ?? '';

function lineOf({ catalogue }: Services, row: WorkRow): Worklist['list'][number] {
  return {
    task: row.task,
    ref: refOf(row),
    number: row.quotation_sn ?? numberOf(row),
    productId: row.product_id,
    productName: row.product_name ?? catalogue.productOf(row.product_id)?.name ?? '',
    groupName: row.group_name,
    dueDate: row.due ?? '',
    since: row.since.toISOString(),
    schemeName: row.accepted_name ?? '',
    reason: row.reason.replaceAll(/\s+/g, ' ').slice(0, 1000),
  };
}

const doneOf = (row: DoneRow): Worklist['doneToday'][number] => ({
  done: doneWorkOf(row),
  ref: row.endorsement_uuid ?? row.order_sn,
  number: numberOf(row),
  productId: row.product_id,
  productName: row.product_name,
  groupName: row.group_name,
  at: row.at.toISOString(),
});

/** One page of the agent's open tasks, the most urgent first, and the work that the agent has done today. */
export async function worklist(
  services: Services,
  agent: AgentIdentity,
  { page, pageSize: limit, group }: WorklistQuery,
): Promise<Worklist> {
  const { database, clock } = services;
  const today = clock.today();
  const wanted = { agentId: agent.id, today, tasks: tasksOf(group), limit, offset: (page - 1) * limit };
  return asAgent(database, agent.id, async (tx) => {
    await withoutCompilation(tx);
    const { rows, counts } = await workPage(tx, wanted);
    const groups = groupsOf(counts);
    const done = await doneAfter(tx, agent.id, shanghaiStartOf(today), mostDone);
    const total = group === null ? Object.values(groups).reduce((sum, count) => sum + count, 0) : groups[group];
    return {
      total,
      groups,
      list: rows.map((row) => lineOf(services, row)),
      doneToday: done.map(doneOf),
      ...(await happenedLately(tx, agent.id, clock.now())),
    };
  });
}
