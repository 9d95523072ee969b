import { meaningOf } from '@tuanbao/library/domain/endorsement/changePairs';
import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusOf,
  endorsementStates,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';

import type {
  EndorsementCounts,
  EndorsementFilter,
  EndorsementPage,
  EndorsementQuery,
} from '../../contract/endorsementLists.ts';
import type { EndorsementDetail, EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { lastBegunFirst } from '../../contract/endorsementSort.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { noteRosterLook } from '../orders/auditRepository.ts';
import { applicantOf } from '../orders/repository.ts';
import { latestRoster } from '../orders/rosterVersionsRepository.ts';
import { openedApplicant } from '../orders/sealedApplication.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import { endorsementRefunds } from '../payments/refundRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementSummary } from './endorsementSummary.ts';
import { policyOf } from './policyOf.ts';
import { endorsementCounts, endorsementOf, endorsementPage, endorsementsOfOrder } from './repository.ts';
import { endorsementEvents } from './statusRepository.ts';

/** Returns the number of the agent's endorsements that match the filter, by group of states and by state. */
export async function countEndorsements(
  { database }: Services,
  agent: AgentIdentity,
  filter: EndorsementFilter,
): Promise<EndorsementCounts> {
  const counts = await asAgent(database, agent.id, (tx) => endorsementCounts(tx, agent.id, filter));
  const groups: Partial<Record<CoarseEndorsementStatus, number>> = {};
  for (const { state, total } of counts) {
    const group = coarseEndorsementStatusOf(state);
    if (group !== null) groups[group] = (groups[group] ?? 0) + total;
  }
  return { groups, states: Object.fromEntries(counts.map(({ state, total }) => [state, total])) };
}

/** Returns one page of the agent's endorsements. */
export async function listEndorsements(
  { database, clock }: Services,
  agent: AgentIdentity,
  query: EndorsementQuery,
): Promise<EndorsementPage> {
  const { states: asked, group, pageSize: limit, page, sort = lastBegunFirst } = query;
  const inGroup = endorsementStates.filter((state) => group === null || coarseEndorsementStatusOf(state) === group);
  const states = inGroup.filter((state) => state !== 'deleted' && (asked.length === 0 || asked.includes(state)));
  const { counts, rows } = await asAgent(database, agent.id, async (tx) => ({
    counts: await endorsementCounts(tx, agent.id, query),
    rows:
      states.length === 0
        ? []
        : await endorsementPage(tx, agent.id, query, { states, limit, offset: (page - 1) * limit, sort }),
  }));
  const total = counts.filter(({ state }) => states.includes(state)).reduce((sum, count) => sum + count.total, 0);
  return { total, endorsements: rows.map((row) => endorsementSummary(row, clock.today())) };
}

/**
 * Returns the submitted endorsements of one policy, newest first. @throws Refusal 900404 when the agent has no such
 * policy
 */
export const listOfPolicy = (
  services: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<readonly EndorsementSummary[]> =>
  asAgent(services.database, agent.id, async (tx) => {
    const { orderId } = await policyOf(services, tx, { agentId: agent.id, uuid: policyUuid });
    const rows = await endorsementsOfOrder(tx, orderId);
    return rows.map((row) => endorsementSummary(row, services.clock.today()));
  });

const maskedNewPerson = (person: NewPerson): NewPerson => {
  const { key: _key, ...masked } = maskedPerson({ ...person, key: 0 });
  return masked;
};

const maskedChange = (change: PersonChange): PersonChange => {
  if (change.kind === 'add') return { ...change, person: maskedNewPerson(change.person) };
  if (change.kind === 'remove') return { ...change, original: maskedPerson(change.original) };
  return { ...change, original: maskedPerson(change.original), person: maskedNewPerson(change.person) };
};

async function employerAddress(tx: DatabaseTransaction, keyring: Keyring, orderId: number): Promise<string> {
  const { applicant_sealed: sealed } = await applicantOf(tx, orderId);
  return openedApplicant(keyring, sealed).email;
}

/** Returns an endorsement with masked persons. @throws Refusal 900404 when the agent has no such endorsement */
export async function endorsementDetail(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  uuid: string,
): Promise<EndorsementDetail> {
  const { row, mailAddress, events, refunds } = await asAgent(database, agent.id, async (tx) => {
    const found = await endorsementOf(tx, agent.id, uuid);
    return {
      row: found,
      mailAddress: found.certificate_sn === null ? '' : await employerAddress(tx, keyring, found.order_id),
      events: await endorsementEvents(tx, found.id),
      refunds: await endorsementRefunds(tx, found.id),
    };
  });
  const changes = openedChanges(keyring, row.changes_sealed);
  return {
    ...endorsementSummary(row, clock.today()),
    changes: changes.map(maskedChange),
    corrections: changes.flatMap((change, index) => (meaningOf(change) === 'correct' ? [index] : [])),
    mailAddress,
    trial: row.trial,
    review: row.review,
    materials: row.materials,
    events: events.map((event) => ({
      from: event.from_state,
      to: event.to_state,
      reason: event.reason,
      by: event.by,
      note: event.note,
      at: event.at.toISOString(),
    })),
    refunds,
  };
}

/**
 * Returns the last confirmed roster of a policy without masking. The next endorsement and the renewal start from this
 * roster. The access is recorded.
 *
 * @throws Refusal 900404 when the agent has no such policy
 */
export const rosterOfPolicy = (services: Services, agent: AgentIdentity, policyUuid: string) =>
  asAgent(services.database, agent.id, async (tx) => {
    const policy = await policyOf(services, tx, { agentId: agent.id, uuid: policyUuid });
    const persons = await latestRoster(tx, services.keyring, policy.orderId);
    const { orderId, rosterVersion: version } = policy;
    await noteRosterLook(tx, { agentId: agent.id, orderId, version, at: services.clock.now() });
    return { version, persons: persons.map(({ position: _position, ...person }) => person) };
  });
