import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { IndustryRow } from '@tuanbao/library/domain/industry/industryTree';
import type { ClosedDay } from '@tuanbao/library/domain/site/siteContents';

/** Bank with its number in the interbank clearing system. */
export interface ClearingBank extends Omit<Bank, 'short'> {
  /** Short name of the bank; null when the entry is a type of bank, not a single bank. */
  readonly short: string | null;
  readonly pinyin: string;
  /** Clearing number of the bank's head office, twelve digits; empty when the number isn't known. */
  readonly clearingCode: string;
}

/** Industries of the standard GB/T 4754-2017. Every industry follows its parent. */
export interface Industries {
  readonly rows: readonly IndustryRow[];
  has(code: string): boolean;
  /**
   * True when the code is a class (小类), the lowest level of the standard. An organisation always belongs to a class;
   * the higher levels only group classes.
   */
  readonly isClass: (code: string) => boolean;
  /**
   * Returns the industries directly below the industry with this code. If the code is empty, returns the sections (the
   * top level).
   */
  below(code: string): readonly IndustryRow[];
}

/**
 * Returns the industries from their file. A row contains code, name, code of the parent, and the pinyin of the name if
 * the name has characters that don't occur in the rows above.
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

/** Returns the closed days in the file, sorted. @throws TypeError when an entry of the file isn't a valid day */
export function closedDaysFrom({ days }: { readonly days: readonly ClosedDay[] }): readonly ClosedDay[] {
  const wrong = days.find(({ day }) => !isCalendarDay(day));
  if (wrong) throw new TypeError(`closedDays.json: ${wrong.day} is no day`);
  return days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
