import { plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { CoverPeriod } from './effectiveDate.ts';
import {
  firstDayOfVersion,
  isSamePerson,
  lineAfter,
  lineBefore,
  type RosterChange,
  type RosterLine,
} from './rosterLine.ts';

/** The confirmed endorsements and the cover of a policy. They decide the cover of each person. */
export interface RosterDays<Change extends RosterChange = RosterChange> {
  readonly changes: readonly Change[];
  /** Cover of the policy. After a surrender, it ends on the last day with cover. */
  readonly cover: CoverPeriod;
}

/** A period in which one person is covered without interruption. */
export interface PersonCover extends CoverPeriod {
  /** First version of the roster that contains the person. */
  readonly sinceVersion: number;
  /**
   * First day on which the person has the scheme of the given roster line. It is after `startDate` if an endorsement
   * changed the scheme.
   */
  readonly schemeSince: CalendarDay;
  /**
   * The endorsement that ends the cover, and whether it removes or replaces the person. Null when the person's cover
   * ends together with the policy's cover.
   */
  readonly endedBy: { readonly how: 'removed' | 'replaced'; readonly rosterVersion: number } | null;
}

/**
 * The cover of a policy after a surrender. `withoutCoverFrom` is the first day without cover; null when there is no
 * surrender.
 */
export function coverOfPolicy({ startDate, endDate }: CoverPeriod, withoutCoverFrom: CalendarDay | null): CoverPeriod {
  const last = withoutCoverFrom === null ? endDate : plusDays(withoutCoverFrom, -1);
  return { startDate, endDate: last < endDate ? last : endDate };
}

/**
 * The day whose roster is shown when a user requests the roster of the day `asked`: `asked` itself if it is within the
 * cover, otherwise the nearest day of the cover. If the policy never had cover, returns the start date.
 */
export function rosterDayOf(asked: CalendarDay, { startDate, endDate }: CoverPeriod): CalendarDay {
  const day = asked > endDate ? endDate : asked;
  return day < startDate ? startDate : day;
}

/** The previous line with the key of `line`, if it belongs to the same person; otherwise undefined. */
function ownLineBefore<Line extends RosterLine>(lines: readonly Line[], line: Line): Line | undefined {
  const before = lineBefore(lines, line);
  return before && isSamePerson(before, line) ? before : undefined;
}

/**
 * Finds the earliest line that has the person and the scheme of `line`. The search goes back from `line`, and ends at a
 * gap, at a line of another person, or at a line with another scheme.
 */
function firstOfScheme<Line extends RosterLine>(lines: readonly Line[], line: Line): Line {
  const before = ownLineBefore(lines, line);
  return before && before.schemeId === line.schemeId ? firstOfScheme(lines, before) : line;
}

/**
 * The first and the last line of the longest sequence of lines that contains `line`, has no gap and belongs to one
 * person.
 */
function stretchOf<Line extends RosterLine>(lines: readonly Line[], line: Line): { first: Line; last: Line } {
  let [first, last] = [line, line];
  for (let before = ownLineBefore(lines, first); before; before = ownLineBefore(lines, first)) first = before;
  for (let after = lineAfter(lines, last); after && isSamePerson(last, after); after = lineAfter(lines, last))
    last = after;
  return { first, last };
}

/**
 * The cover of the person in a line. Corrections and changes of the person's data don't interrupt the cover. If
 * `startDate` is after `endDate`, the person was never covered.
 *
 * @param lines all lines of the policy with the key of `line`
 */
export function personCoverOf(
  lines: readonly RosterLine[],
  line: RosterLine,
  { changes, cover }: RosterDays,
): PersonCover {
  const { first, last } = stretchOf(lines, line);
  const firstDay = (version: number) => firstDayOfVersion(version, changes, cover) ?? plusDays(cover.endDate, 1);
  const until = last.untilVersion === null ? null : firstDay(last.untilVersion);
  const isEndedBefore = until !== null && until <= cover.endDate;
  return {
    sinceVersion: first.sinceVersion,
    startDate: firstDay(first.sinceVersion),
    schemeSince: firstDay(firstOfScheme(lines, line).sinceVersion),
    endDate: isEndedBefore ? plusDays(until, -1) : cover.endDate,
    endedBy:
      isEndedBefore && last.untilVersion !== null
        ? { how: lineAfter(lines, last) ? 'replaced' : 'removed', rosterVersion: last.untilVersion }
        : null,
  };
}
