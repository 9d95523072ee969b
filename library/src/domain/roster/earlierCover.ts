import type { CalendarDay } from '../calendar/calendarDay.ts';

/** 在保: a cover that a person has already, under a policy of before. */
export interface EarlierCover {
  readonly policySn: string;
  readonly productName: string;
  /** First and last day of cover. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** What a person is covered by already. */
export interface EarlierCovers {
  /** Whether one of them is of the product that is being written. */
  readonly isSameProduct: boolean;
  readonly covers: readonly EarlierCover[];
}

/** Covers by `identityOf` the person. */
export type CoversByIdentity = ReadonlyMap<string, EarlierCovers>;

/**
 * The covers that are in force on a day of a period: who is insured again from the day after the old cover ends is not
 * covered twice. Persons who are left without any are left out.
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
