import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderDetail, OrderSummary } from '@tuanbao/library/domain/order/order';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderStatus';
import type { InsuredSubjects } from '@tuanbao/library/domain/product/insuredSubjects';

import type { OrderPage, OrderQuery } from '../../contract/orders.ts';
import { asAgent } from '../database/asAgent.ts';
import { orderOfPolicy } from '../policies/policyOrder.ts';
import { notFound } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { AgentIdentity } from '../sessions/identity.ts';
import { noteReveal } from './audit.ts';
import { maskedApplicant, maskedPerson } from './masking.ts';
import { personsOf } from './personRows.ts';
import { eventsOf, orderCounts, orderHeadOf, orderOf, orderPage, personOf, type SummaryRow } from './repository.ts';

const summaryOf = (row: SummaryRow): OrderSummary => ({
  orderSn: row.sn,
  productId: row.product_id,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  status: row.status,
  totalFen: row.total_fen,
  heads: row.heads,
  startDate: row.start_date,
  endDate: row.end_date,
  createdAt: row.created_at.toISOString(),
  policySn: row.policy_sn,
});

/** A page of the agent's orders, and how many there are in each state. */
export async function listOrders(
  { database, clock }: Services,
  agent: AgentIdentity,
  query: OrderQuery,
): Promise<OrderPage> {
  const { expiresWithin: days, productIds = null } = query;
  const from = clock.today();
  const ending = days === undefined ? null : { from, until: plusDays(from, days) };
  const filter = { agentId: agent.id, keyword: query.keyword.trim(), ending, productIds };
  const { statuses, pageSize: limit } = query;
  const { counts, rows } = await asAgent(database, agent.id, async (tx) => ({
    counts: await orderCounts(tx, filter),
    rows: await orderPage(tx, filter, { statuses, limit, offset: (query.page - 1) * limit }),
  }));
  const isAsked = (status: OrderStatus) => statuses.length === 0 || statuses.includes(status);
  return {
    total: counts.filter(({ status }) => isAsked(status)).reduce((sum, { total }) => sum + total, 0),
    orders: rows.map(summaryOf),
    counts: Object.fromEntries(counts.map(({ status, total }) => [status, total])),
  };
}

/** What an order insures beside persons, if anything. */
const subjectsIn = (keyring: Services['keyring'], sealed: Uint8Array | null): InsuredSubjects =>
  sealed === null ? {} : (JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects);

/** An order of the agent, by its number or its policy's uuid, with its persons masked. @throws Refusal 900404 */
export async function orderDetail(
  { database, keyring }: Services,
  agent: AgentIdentity,
  orderSn: string,
): Promise<OrderDetail> {
  const found = await asAgent(database, agent.id, async (tx) => {
    const named = await orderOfPolicy(tx, agent.id, orderSn);
    const row = named && (await orderOf(tx, agent.id, named.sn));
    return row && { row, persons: await personsOf(tx, keyring, row.id), events: await eventsOf(tx, row.id) };
  });
  if (!found) throw notFound();
  const { row, persons, events } = found;
  const applicant = JSON.parse(keyring.open('applicant', row.applicant_sealed)) as Applicant;
  return {
    ...summaryOf(row),
    months: row.months,
    applyQuantity: row.apply_quantity,
    schemes: row.schemes,
    persons: persons.map(maskedPerson),
    applicant: maskedApplicant(applicant),
    ...subjectsIn(keyring, row.subjects_sealed),
    quote: row.quote,
    events: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      reason: event.reason,
      at: event.at.toISOString(),
      by: event.by,
    })),
  };
}

/** The state of an order of the agent. @throws Refusal 900404 */
export async function orderState({ database }: Services, agent: AgentIdentity, orderSn: string) {
  const head = await asAgent(database, agent.id, (tx) => orderHeadOf(tx, agent.id, orderSn));
  if (!head) throw notFound();
  return { orderSn: head.sn, status: head.status };
}

/** One person in clear. The look is written down in the same transaction: no log, no look. @throws Refusal 900404 */
export async function revealPerson(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { orderSn, key }: { readonly orderSn: string; readonly key: number },
): Promise<{ insuredName: string; insuredIdNo: string }> {
  const person = await asAgent(database, agent.id, async (tx) => {
    const order = await orderHeadOf(tx, agent.id, orderSn);
    const found = order && (await personOf(tx, order.id, key));
    if (found) await noteReveal(tx, { agentId: agent.id, orderId: order.id, personKey: key, at: clock.now() });
    return found;
  });
  if (!person) throw notFound();
  return {
    insuredName: keyring.open('person.name', person.name_sealed),
    insuredIdNo: keyring.open('person.idNo', person.id_no_sealed),
  };
}
