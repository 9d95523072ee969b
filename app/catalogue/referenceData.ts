import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { IndustryRow } from '@tuanbao/library/domain/industry/industryTree';

/** A bank with its number in the clearing system. */
export interface ClearingBank extends Omit<Bank, 'short'> {
  /** Short name; null where it is a kind of banks. */
  readonly short: string | null;
  readonly pinyin: string;
  /** Twelve-digit clearing number of the head office; empty where it has none on file. */
  readonly clearingCode: string;
}

/** A day on which no cover can start (specification 001 §7, `getInsureDayLimit`), with the reason for operators. */
export interface ClosedDay {
  readonly day: CalendarDay;
  readonly reason: string;
}

/** Contents of the information page. */
export interface Disclosure {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: string;
  readonly paragraphs: readonly string[];
}

/** Industries of GB/T 4754-2017, parents before children. */
export interface Industries {
  readonly rows: readonly IndustryRow[];
  has(code: string): boolean;
  /** True when the code is a class (小类), the level that a group has; higher levels only group classes. */
  readonly isClass: (code: string) => boolean;
  /** Industries directly below; an empty code asks for the sections. */
  below(code: string): readonly IndustryRow[];
}

/** Industries as the file has them: code, name, parent, and the reading where the rows before don't tell it. */
export function industriesFrom(file: readonly (readonly [string, string, string, string?])[]): Industries {
  const rows = file.map(([code, name, parent, pinyin]): IndustryRow => ({
    code,
    name,
    parent,
    ...(pinyin ? { pinyin } : {}),
  }));
  const below = new Map<string, IndustryRow[]>();
  for (const row of rows) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const known = new Set(['', ...rows.map(({ code }) => code)]);
  return {
    rows,
    has: (code) => known.has(code),
    isClass: (code) => known.has(code) && !below.has(code),
    below: (code) => below.get(code) ?? [],
  };
}

/** The closed days as the file has them, in their order. @throws TypeError where an entry is no day */
export function closedDaysFrom({ days }: { readonly days: readonly ClosedDay[] }): readonly CalendarDay[] {
  const wrong = days.find(({ day }) => !isCalendarDay(day));
  if (wrong) throw new TypeError(`closedDays.json: ${wrong.day} is no day`);
  return days.map(({ day }) => day).toSorted();
}
