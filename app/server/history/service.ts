import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { Person } from '@tuanbao/library/domain/roster/person';

import type { PastApplicants } from '../../contract/history.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { noteCopy } from '../orders/auditRepository.ts';
import { standingOf } from '../orders/policyStanding.ts';
import { latestOfGroups, orderOf } from '../orders/repository.ts';
import { personsOf } from '../orders/rosterRepository.ts';
import { openedApplicant } from '../orders/sealedApplication.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';

const maxGroups = 20;

/**
 * Returns at most `maxGroups` applicants of the agent's submitted orders whose name contains `keyword`. The applicant
 * of the newest order comes first. If the request names an order, returns instead the applicant form of this order
 * without masking, and records the access.
 * @throws Refusal 900404 when the agent has no such order
 */
export async function pastApplicants(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { orderSn, keyword = '' }: { readonly orderSn?: string | undefined; readonly keyword?: string | undefined },
): Promise<PastApplicants> {
  const { rows, chosen } = await asAgent(database, agent.id, async (tx) => {
    if (orderSn === undefined)
      return { rows: await latestOfGroups(tx, agent.id, { keyword: keyword.trim(), limit: maxGroups }), chosen: null };
    const order = await orderOf(tx, agent.id, orderSn);
    if (!order) throw notFound();
    await noteCopy(tx, { agentId: agent.id, orderId: order.id, subject: 'applicant', at: clock.now() });
    return { rows: [], chosen: order.applicant_sealed };
  });
  return {
    groups: rows.map((row) => ({
      orderSn: row.sn,
      groupName: row.group_name,
      groupIdNo: openedApplicant(keyring, row.applicant_sealed).groupIdNo,
      createdAt: row.created_at.toISOString(),
    })),
    applicant: chosen && openedApplicant(keyring, chosen),
  };
}

/**
 * Returns the roster of a submitted order without masking, as it will be on the first day on which a new cover can
 * start. The access is recorded in the same transaction.
 *
 * @throws Refusal 900404 when the agent has no such order
 */
export const pastPersons = (
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  orderSn: string,
): Promise<readonly Person[]> =>
  asAgent(database, agent.id, async (tx) => {
    const order = await orderOf(tx, agent.id, orderSn);
    if (!order) throw notFound();
    await noteCopy(tx, { agentId: agent.id, orderId: order.id, subject: 'persons', at: clock.now() });
    // A new cover starts tomorrow at the earliest.
    const { rosterVersion } = await standingOf(tx, order, plusDays(clock.today(), 1));
    return personsOf(tx, keyring, order.id, rosterVersion);
  });
