import type { CalendarDay } from '../calendar/calendarDay.ts';

/** An existing cover (在保) of a person under another policy. */
export interface EarlierCover {
  readonly policySn: string;
  readonly productName: string;
  /** First and last day of cover. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** The existing covers of a person. */
export interface EarlierCovers {
  /** True when one of the covers is of the same product. */
  readonly isSameProduct: boolean;
  readonly covers: readonly EarlierCover[];
}

/** Existing covers by identity (`identityOf`). */
export type CoversByIdentity = ReadonlyMap<string, EarlierCovers>;

/**
 * The existing covers that overlap a period. A new cover that starts on the day after the old one ends isn't an
 * overlap. Persons without any overlap are left out.
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
