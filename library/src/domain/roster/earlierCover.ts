import type { CalendarDay } from '../calendar/calendarDay.ts';

/** 在保: an existing cover of a person under another policy. */
export interface EarlierCover {
  readonly policySn: string;
  readonly productName: string;
  /** First and last day of cover. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** The existing covers of a person. */
export interface EarlierCovers {
  /** True when one of them is of the same product. */
  readonly isSameProduct: boolean;
  readonly covers: readonly EarlierCover[];
}

/** Covers by `identityOf` the person. */
export type CoversByIdentity = ReadonlyMap<string, EarlierCovers>;

/**
 * The covers in force on a day of a period: a new cover from the day after the old one ends isn't double. Persons
 * without any are left out.
 */
export function coversDuring(
  known: CoversByIdentity,
  from: CalendarDay,
  until: CalendarDay,
): ReadonlyMap<string, EarlierCovers> {
  const during = new Map<string, EarlierCovers>();
  for (const [identity, { isSameProduct, covers }] of known) {
    const own = covers.filter(({ startDate, endDate }) => startDate <= until && endDate >= from);
    if (own.length > 0) during.set(identity, { isSameProduct, covers: own });
  }
  return during;
}
