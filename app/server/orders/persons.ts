import { rosterDayOf } from '@tuanbao/library/domain/endorsement/personCover';
import { personCoverOf } from '@tuanbao/library/domain/endorsement/personCover';
import { personHistoryOf, type PersonEvent } from '@tuanbao/library/domain/endorsement/personHistory';
import { standingOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import { isInVersion } from '@tuanbao/library/domain/endorsement/rosterLine';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import { maskedName } from '@tuanbao/library/domain/text/masked';

import type { HistoryWire } from '../../contract/orderPersons.schema.ts';
import type { RosterPage, RosterQuery } from '../../contract/orderPersons.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { searchedIndexesOf } from './personIndexes.ts';
import { orderHeadOf } from './repository.ts';
import { type OrderRosterDays, rosterDaysOf } from './rosterDays.ts';
import { countPersons, linesOfPerson, rosterPart } from './rosterLinesRepository.ts';
import type { ConfirmedRow } from './standingRepository.ts';

/**
 * Returns the day for which a query selects the roster and, if the query names a version, this version.
 * @throws Refusal 900404 when the order has no such version
 */
function askedRoster(
  { day = '', version }: Pick<RosterQuery, 'day' | 'version'>,
  { changes, cover }: OrderRosterDays,
  today: string,
) {
  if (version === undefined) return { day: rosterDayOf(day || today, cover) };
  if (version === 0) return { day: cover.startDate, version };
  const change = changes.find(({ rosterVersion }) => rosterVersion === version);
  if (!change) throw notFound();
  return { day: rosterDayOf(change.effectiveDate, cover), version };
}

/**
 * A page of an order's roster on a day or in a version, with masked persons. Only the persons of the page are
 * decrypted.
 * @throws Refusal 900404 when the agent has no such order, or the order has no such version of the roster
 */
export async function orderPersons(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { orderSn, insured, page, pageSize, ...asked }: RosterQuery,
): Promise<RosterPage> {
  return asAgent(database, agent.id, async (tx) => {
    const order = await orderHeadOf(tx, agent.id, orderSn);
    if (!order) throw notFound();
    const days = await rosterDaysOf(tx, order);
    const { day, version } = askedRoster(asked, days, clock.today());
    const sold = { heads: order.heads, totalFen: order.total_fen };
    const confirmed =
      version === undefined ? days.changes : days.changes.filter((change) => change.rosterVersion <= version);
    const standing = standingOn(sold, confirmed, version === undefined ? day : days.cover.endDate);
    const selection = {
      orderId: order.id,
      rosterVersion: standing.rosterVersion,
      searched: insured === '' ? null : searchedIndexesOf(keyring, insured),
    };
    const persons = await rosterPart(tx, keyring, selection, { limit: pageSize, offset: (page - 1) * pageSize });
    return {
      rosterVersion: standing.rosterVersion,
      day,
      firstDay: days.cover.startDate,
      lastDay: rosterDayOf(days.cover.endDate, days.cover),
      heads: standing.heads,
      totalFen: standing.totalFen,
      total: await countPersons(tx, selection),
      persons: persons.map(({ position: _position, sinceVersion: _since, untilVersion: _until, ...person }) =>
        maskedPerson(person),
      ),
      changes: days.changes.map(({ rosterVersion, effectiveDate, certificateSn, uuid }) => ({
        rosterVersion,
        effectiveDate,
        certificateSn,
        uuid,
      })),
    };
  });
}

/** Selects a person by the person's key in one version of an order's roster. */
export interface PersonInRoster {
  readonly orderSn: string;
  readonly key: number;
  readonly rosterVersion: number;
}

const eventToWire = (event: PersonEvent<ConfirmedRow>, today: string): HistoryWire['list'][number] => ({
  eventType: event.kind,
  effectiveDate: event.day,
  isUpcoming: event.day > today,
  certificateSn: 'change' in event ? event.change.certificateSn : '',
  conservationUuid: 'change' in event ? event.change.uuid : '',
  otherName: 'other' in event ? maskedName(event.other.name) : '',
  fieldList: 'fields' in event ? [...event.fields] : [],
});

/**
 * The entry about a surrender in a person's history; empty when the policy wasn't surrendered or the person left before
 * the surrender.
 */
function endOf(
  { withoutCoverFrom, cover }: OrderRosterDays,
  lastDay: string,
  today: string,
): readonly HistoryWire['list'][number][] {
  if (withoutCoverFrom === null || lastDay < cover.endDate) return [];
  const about = { certificateSn: '', conservationUuid: '', otherName: '', fieldList: [] };
  return [{ eventType: 'ended', effectiveDate: withoutCoverFrom, isUpcoming: withoutCoverFrom > today, ...about }];
}

/**
 * History of a person under an order, oldest entry first. Names are masked.
 * @throws Refusal 900404 when the agent has no such order, or the roster has no such person
 */
export async function personHistory(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { orderSn, key, rosterVersion }: PersonInRoster,
): Promise<HistoryWire> {
  return asAgent(database, agent.id, async (tx) => {
    const order = await orderHeadOf(tx, agent.id, orderSn);
    const lines = order ? await linesOfPerson(tx, keyring, order.id, key) : [];
    const line = lines.find((each) => each.key === key && isInVersion(each, rosterVersion));
    if (!order || !line) throw notFound();
    const days = await rosterDaysOf(tx, order);
    const { startDate, endDate } = personCoverOf(lines, line, days);
    const today = clock.today();
    return {
      insuredName: maskedName(line.name),
      validStartDate: startDate,
      validEndDate: endDate,
      list: [
        ...personHistoryOf(lines, line, days).map((event) => eventToWire(event, today)),
        ...endOf(days, endDate, today),
      ],
    };
  });
}
