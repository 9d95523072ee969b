import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { IndustryRow } from '@tuanbao/library/domain/industry/industryTree';

/** Bank with its number in the clearing system. */
export interface ClearingBank extends Omit<Bank, 'short'> {
  /** Short name; null when the entry is a type of bank, not one bank. */
  readonly short: string | null;
  readonly pinyin: string;
  /** Clearing number of the head office, twelve digits; empty when none is known. */
  readonly clearingCode: string;
}

/** Day on which no cover can start (specification 001 §7, `getInsureDayLimit`), with a reason for operators. */
export interface ClosedDay {
  readonly day: CalendarDay;
  readonly reason: string;
}

/** Entry of the information page. */
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
  /**
   * True when the code is a class (小类), the level that an organisation belongs to. Higher levels only group classes.
   */
  readonly isClass: (code: string) => boolean;
  /** Returns the industries directly below a code; an empty code returns the sections. */
  below(code: string): readonly IndustryRow[];
}

/**
 * Returns the industries from the file: code, name, parent, and the pinyin of names whose characters are not in earlier
 * rows.
 */
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

/** Returns the closed days of the file, sorted. @throws TypeError when an entry isn't a valid day */
export function closedDaysFrom({ days }: { readonly days: readonly ClosedDay[] }): readonly CalendarDay[] {
  const wrong = days.find(({ day }) => !isCalendarDay(day));
  if (wrong) throw new TypeError(`closedDays.json: ${wrong.day} is no day`);
  return days.map(({ day }) => day).toSorted();
}
