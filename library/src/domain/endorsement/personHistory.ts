import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type PersonField, personFields } from '../roster/person.ts';
import type { RosterDays } from './personCover.ts';
import {
  firstDayOfVersion,
  isSamePerson,
  lineAfter,
  lineBefore,
  type RosterChange,
  type RosterLine,
} from './rosterLine.ts';

/** An entry in the history of a person under a policy. */
export type PersonEvent<Change extends RosterChange = RosterChange> = {
  /** First day on which the entry applies. */
  readonly day: CalendarDay;
} & (
  | { readonly kind: 'insured' }
  | { readonly kind: 'added' | 'removed'; readonly change: Change }
  | { readonly kind: 'changed'; readonly change: Change; readonly fields: readonly PersonField[] }
  /** `other` is the person whom this person replaces or who replaces this person. */
  | { readonly kind: 'replacing' | 'replacedBy'; readonly change: Change; readonly other: RosterLine }
);

const changedFields = (before: RosterLine, after: RosterLine): readonly PersonField[] =>
  personFields.filter((field) => before[field] !== after[field]);

/**
 * The entries of one line in a person's history: the start of the line and, if the person left, the end of the line.
 */
function eventsOfLine<Change extends RosterChange>(
  lines: readonly RosterLine[],
  line: RosterLine,
  { changes, cover }: RosterDays<Change>,
): readonly PersonEvent<Change>[] {
  const at = (version: number) => {
    const change = changes.find(({ rosterVersion }) => rosterVersion === version);
    const day = firstDayOfVersion(version, changes, cover);
    return change && day !== null && day <= cover.endDate ? { change, day } : null;
  };
  const before = lineBefore(lines, line);
  const after = lineAfter(lines, line);
  const start = at(line.sinceVersion);
  const end = line.untilVersion === null ? null : at(line.untilVersion);
  const events: PersonEvent<Change>[] = [];
  if (line.sinceVersion === 0) events.push({ kind: 'insured', day: cover.startDate });
  else if (start && !before) events.push({ kind: 'added', ...start });
  else if (start && before && isSamePerson(before, line)) {
    events.push({ kind: 'changed', ...start, fields: changedFields(before, line) });
  } else if (start && before) events.push({ kind: 'replacing', ...start, other: before });
  if (end && !after) events.push({ kind: 'removed', ...end });
  else if (end && after && !isSamePerson(line, after)) events.push({ kind: 'replacedBy', ...end, other: after });
  return events;
}

/**
 * History of a person under a policy, oldest entry first: when the person was added, changed, replaced and removed. If
 * a person was removed and added again, the history contains both periods. Changes that never took effect because the
 * policy had ended are left out.
 *
 * @param lines all lines that have the same key as a line of this person
 */
export const personHistoryOf = <Change extends RosterChange>(
  lines: readonly RosterLine[],
  person: RosterLine,
  days: RosterDays<Change>,
): readonly PersonEvent<Change>[] =>
  lines
    .filter((line) => isSamePerson(line, person))
    .sort((one, other) => one.sinceVersion - other.sinceVersion)
    .flatMap((line) => eventsOfLine(lines, line, days));
