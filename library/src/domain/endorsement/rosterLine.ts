import type { CalendarDay } from '../calendar/calendarDay.ts';
import { identityOf } from '../roster/duplicates.ts';
import type { Person } from '../roster/person.ts';
import type { CoverPeriod } from './effectiveDate.ts';
import type { ConfirmedEndorsement } from './policyStanding.ts';

/**
 * A line in the rosters of a policy: the data of a person in a range of roster versions. If an endorsement changes the
 * person's data or replaces the person, the line ends and a new line with the same key starts.
 */
export interface RosterLine extends Person {
  /** First version of the roster that contains the line. Version 0 is the roster at the sale. */
  readonly sinceVersion: number;
  /** First version of the roster after the line has ended; null when the latest version contains the line. */
  readonly untilVersion: number | null;
}

/** Roster version and effective date of a confirmed endorsement. They determine on which days the version applies. */
export type RosterChange = Pick<ConfirmedEndorsement, 'rosterVersion' | 'effectiveDate'>;

/** True when the given version of the roster contains the line. */
export const isInVersion = ({ sinceVersion, untilVersion }: RosterLine, version: number): boolean =>
  sinceVersion <= version && (untilVersion === null || untilVersion > version);

/**
 * First day on which the given version of the roster or a later version applies. A later version can apply from an
 * earlier day, and also contains the changes of the given version. Null when the given version doesn't exist.
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

/** True when two lines have the same id type and number or, if the first line has no id number, the same key. */
export function isSamePerson(one: RosterLine, other: RosterLine): boolean {
  const identity = identityOf(one);
  return identity === '' ? one.key === other.key : identity === identityOf(other);
}

/**
 * The line that `line` replaced in an endorsement: the previous line with the key of `line`. Undefined when `line` is
 * the first line with this key.
 */
export const lineBefore = <Line extends RosterLine>(lines: readonly Line[], line: Line): Line | undefined =>
  lines.find(({ key, untilVersion }) => key === line.key && untilVersion === line.sinceVersion);

/**
 * The line that replaced `line` in an endorsement: the next line with the key of `line`. Undefined when `line` hasn't
 * ended or the person was removed.
 */
export const lineAfter = <Line extends RosterLine>(lines: readonly Line[], line: Line): Line | undefined =>
  line.untilVersion === null
    ? undefined
    : lines.find(({ key, sinceVersion }) => key === line.key && sinceVersion === line.untilVersion);
