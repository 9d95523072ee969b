import type { CalendarDay } from '../calendar/calendarDay.ts';

/** An existing cover (在保) of a person under another policy. */
export interface EarlierCover {
  readonly policySn: string;
  readonly productName: string;
  /** First day of the existing cover; `endDate` is its last day. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** True when the policy is of the same product. @default `isSameProduct` of the person */
  readonly isSameProduct?: boolean;
}

/** The existing covers of one person under other policies. */
export interface EarlierCovers {
  /** True when at least one of the covers belongs to a policy of the same product. */
  readonly isSameProduct: boolean;
  readonly covers: readonly EarlierCover[];
}

/** Existing covers by the identity of the person (`identityOf`). */
export type CoversByIdentity = ReadonlyMap<string, EarlierCovers>;

/**
 * Selects the existing covers that overlap a period. A new cover that starts on the day after an old one ends doesn't
 * overlap it. A person without any overlap is left out.
 */
export function coversDuring(
  known: CoversByIdentity,
  from: CalendarDay,
  until: CalendarDay,
): ReadonlyMap<string, EarlierCovers> {
  const during = new Map<string, EarlierCovers>();
  for (const [identity, { isSameProduct, covers }] of known) {
    const own = covers.filter(({ startDate, endDate }) => startDate <= until && endDate >= from);
    if (own.length === 0) continue;
    const isStillSame = own.some((cover) => cover.isSameProduct ?? isSameProduct);
    during.set(identity, { isSameProduct: isStillSame, covers: own });
  }
  return during;
}
