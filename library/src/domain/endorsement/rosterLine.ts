import type { CalendarDay } from '../calendar/calendarDay.ts';
import { identityOf } from '../roster/duplicates.ts';
import type { Person } from '../roster/person.ts';
import type { CoverPeriod } from './effectiveDate.ts';
import type { ConfirmedEndorsement } from './policyStanding.ts';

/**
 * A line in the rosters of a policy: the data of a person in a range of versions of the roster. An endorsement that
 * changes the data of a person, or replaces the person, ends the line and starts another one with the same key.
 */
export interface RosterLine extends Person {
  /** Version of the roster in which the line starts. Version 0 is the roster at the sale. */
  readonly sinceVersion: number;
  /** First version of the roster without the line; null when the latest version has the line. */
  readonly untilVersion: number | null;
}

/** The data of a confirmed endorsement that decide on which days the versions of the roster are covered. */
export type RosterChange = Pick<ConfirmedEndorsement, 'rosterVersion' | 'effectiveDate'>;

/** True when a version of the roster has the line. */
export const isInVersion = ({ sinceVersion, untilVersion }: RosterLine, version: number): boolean =>
  sinceVersion <= version && (untilVersion === null || untilVersion > version);

/**
 * First day on which a version of the roster, or a later version, is covered. A later endorsement may take effect
 * earlier; its version contains the changes of the earlier endorsement too. Null when the version doesn't exist.
 */
export function firstDayOfVersion(
  version: number,
  changes: readonly RosterChange[],
  { startDate }: Pick<CoverPeriod, 'startDate'>,
): CalendarDay | null {
  if (version === 0) return startDate;
  let first: CalendarDay | null = null;
  for (const { rosterVersion, effectiveDate } of changes) {
    if (rosterVersion >= version && (first === null || effectiveDate < first)) first = effectiveDate;
  }
  return first !== null && first < startDate ? startDate : first;
}

/**
 * True when two lines belong to the same person. Without an id number, the person is the same as long as the key is the
 * same.
 */
export function isSamePerson(one: RosterLine, other: RosterLine): boolean {
  const identity = identityOf(one);
  return identity === '' ? one.key === other.key : identity === identityOf(other);
}

/** The line that an endorsement replaced by this line; undefined when the endorsement added the person. */
export const lineBefore = <Line extends RosterLine>(lines: readonly Line[], line: Line): Line | undefined =>
  lines.find(({ key, untilVersion }) => key === line.key && untilVersion === line.sinceVersion);

/** The line by which an endorsement replaced this line; undefined when the line hasn't ended or the person was removed. */
export const lineAfter = <Line extends RosterLine>(lines: readonly Line[], line: Line): Line | undefined =>
  line.untilVersion === null
    ? undefined
    : lines.find(({ key, sinceVersion }) => key === line.key && sinceVersion === line.untilVersion);
