import { maskedApplicant } from '@tuanbao/library/domain/applicant/applicantFields';
import { rosterVersionOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import type { OrderDetail, PolicyView } from '@tuanbao/library/domain/order/order';
import { cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { noteReveal } from './auditRepository.ts';
import { soldTotals, summaryOf } from './orderSummary.ts';
import { orderOfPolicy } from './policyOrderRepository.ts';
import { schemeNetsUpTo, standingOf } from './policyStanding.ts';
import { type DetailRow, orderHeadOf, orderOf } from './repository.ts';
import { rosterDaysOf } from './rosterDays.ts';
import { personOf, personsOf, schemeHeadsOf } from './rosterRepository.ts';
import { openedApplicant, openedSubjects } from './sealedApplication.ts';
import { eventsOf } from './statusRepository.ts';
import { lastSurrenderOf } from './surrenderRepository.ts';

/** Selects an order by its number or the uuid of its policy, and selects the data of the order that are returned. */
export interface OrderLook {
  readonly orderSn: string;
  readonly policyView?: PolicyView | undefined;
  /** With `none`, the response doesn't contain the persons. */
  readonly personView?: 'none' | undefined;
}

/**
 * Returns the roster, number of persons and premium of an order, either as they are now or as they were at the sale. If
 * endorsements have changed the order, also returns `endorsed`, with the values at the sale and the present values.
 */
async function shownIn(
  { keyring, clock }: Pick<Services, 'keyring' | 'clock'>,
  tx: DatabaseTransaction,
  row: DetailRow,
  { policyView: view = 'now', personView }: Pick<OrderLook, 'policyView' | 'personView'>,
): Promise<Pick<OrderDetail, 'persons' | 'heads' | 'totalFen' | 'endorsed'>> {
  const { rosterVersion: latest, ...now } = await standingOf(tx, row, clock.today());
  const sold = soldTotals(row);
  const rosterVersion = view === 'sold' ? 0 : latest;
  const persons = personView === 'none' ? [] : await personsOf(tx, keyring, row.id, rosterVersion);
  const shown = { ...(view === 'sold' ? sold : now), persons: persons.map(maskedPerson) };
  if (latest === 0) return shown;
  const nets = await schemeNetsUpTo(tx, keyring, { orderId: row.id, rosterVersion });
  const schemeHeads = await schemeHeadsOf(tx, row.id, rosterVersion);
  return { ...shown, endorsed: { rosterVersion, sold, now, schemeNetsFen: Object.fromEntries(nets), schemeHeads } };
}

/**
 * Returns the reason that the agent gave for cancelling an order. The reason is left out if the event isn't a
 * cancellation or has no reason.
 */
const cancellationOf = ({ reason, note }: { readonly reason: string; readonly note: string }) => {
  const cancellation = reason === 'cancelled' ? cancellationReasons.find((known) => known === note) : undefined;
  return cancellation ? { cancellation } : {};
};

/**
 * Returns the note to the agent of an event by which an order was declined. It is left out in other events, whose notes
 * may be for the operators.
 */
const declinedNoteOf = ({ reason, note }: { readonly reason: string; readonly note: string }) =>
  reason === 'declined' && note !== '' ? { note } : {};

/**
 * Returns an order of the agent with masked persons. The order is found by its number or by the uuid of its policy.
 * `policyView` selects the order's present values or its values at the sale.
 * @throws Refusal 900404 when the agent has no such order
 */
export async function orderDetail(services: Services, agent: AgentIdentity, look: OrderLook): Promise<OrderDetail> {
  const { database, keyring } = services;
  const found = await asAgent(database, agent.id, async (tx) => {
    const named = await orderOfPolicy(tx, agent.id, look.orderSn);
    const row = named && (await orderOf(tx, agent.id, named.sn));
    return (
      row && {
        row,
        shown: await shownIn(services, tx, row, look),
        events: await eventsOf(tx, row.id),
        surrender: await lastSurrenderOf(tx, row.id),
      }
    );
  });
  if (!found) throw notFound();
  const { row, shown, events, surrender } = found;
  const applicant = openedApplicant(keyring, row.applicant_sealed);
  return {
    ...summaryOf(row, shown),
    months: row.months,
    applyQuantity: row.apply_quantity,
    schemes: row.schemes,
    persons: shown.persons,
    endorsed: shown.endorsed,
    surrender,
    applicant: maskedApplicant(applicant),
    ...openedSubjects(keyring, row.subjects_sealed),
    quote: row.quote,
    events: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      reason: event.reason,
      at: event.at.toISOString(),
      by: event.by,
      ...cancellationOf(event),
      ...declinedNoteOf(event),
    })),
  };
}

/** The state of an order of the agent. @throws Refusal 900404 when the agent has no such order */
export async function orderState({ database }: Services, agent: AgentIdentity, orderSn: string) {
  const head = await asAgent(database, agent.id, (tx) => orderHeadOf(tx, agent.id, orderSn));
  if (!head) throw notFound();
  return { orderSn: head.sn, status: head.status };
}

/**
 * Selects a person of an order by the person's key in one version of the roster. If no version is given, the version
 * that is in force today is used.
 */
export interface PersonLook {
  readonly orderSn: string;
  readonly key: number;
  readonly rosterVersion?: number | undefined;
}

/**
 * Returns one person without masking. The access is recorded in the same transaction. If the access can't be recorded,
 * no data are returned.
 * @throws Refusal 900404 when the agent has no such order, or the roster has no such person
 */
export async function revealPerson(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { orderSn, key, rosterVersion: asked }: PersonLook,
): Promise<{ insuredName: string; insuredIdNo: string; insuredBirthday: string }> {
  const person = await asAgent(database, agent.id, async (tx) => {
    const order = await orderHeadOf(tx, agent.id, orderSn);
    if (!order) return undefined;
    const { changes } = await rosterDaysOf(tx, order);
    const rosterVersion = asked ?? rosterVersionOn(changes, clock.today());
    if (rosterVersion > (changes.at(-1)?.rosterVersion ?? 0)) return undefined;
    const found = await personOf(tx, order.id, { key, rosterVersion });
    const look = { agentId: agent.id, orderId: order.id, personKey: key, rosterVersion, at: clock.now() };
    if (found) await noteReveal(tx, look);
    return found;
  });
  if (!person) throw notFound();
  return {
    insuredName: keyring.open('person.name', person.name_sealed),
    insuredIdNo: keyring.open('person.idNo', person.id_no_sealed),
    insuredBirthday: keyring.open('person.birthday', person.birthday_sealed),
  };
}
