import type { CalendarDay } from '../calendar/calendarDay.ts';
import { mergedAmountOf } from '../invoice/invoiceBalance.ts';
import type { Fen } from '../money/fen.ts';

/** The parts of a confirmed endorsement that the standing of its policy depends on. */
export interface ConfirmedEndorsement {
  /** Version of the roster after it; version 0 is the roster as sold. */
  readonly rosterVersion: number;
  /** First day on which it applies, `YYYY-MM-DD`. */
  readonly effectiveDate: CalendarDay;
  /** Above 0 charged, below 0 refunded; in fen. */
  readonly netFen: Fen;
  readonly headsAfter: number;
}

/** Roster, number of persons and premium of a policy on a day. */
export interface PolicyStanding {
  /** 0 for the roster as sold. */
  readonly rosterVersion: number;
  readonly heads: number;
  readonly totalFen: Fen;
}

/** True when a confirmed endorsement applies on a day: from 00:00 of its effective date on (domain rules §7). */
export const holdsOn = ({ effectiveDate }: Pick<ConfirmedEndorsement, 'effectiveDate'>, day: CalendarDay): boolean =>
  effectiveDate <= day;

/**
 * The standing of a policy on a day: as sold, then changed by every confirmed endorsement that applies by then. @throws
 * MoneyError where an amount isn't whole fen
 */
export function standingOn(
  sold: Omit<PolicyStanding, 'rosterVersion'>,
  confirmed: readonly ConfirmedEndorsement[],
  day: CalendarDay,
): PolicyStanding {
  const holding = confirmed
    .filter((endorsement) => holdsOn(endorsement, day))
    .sort((one, other) => one.rosterVersion - other.rosterVersion);
  const last = holding.at(-1);
  const endorsementNetsFen = holding.map(({ netFen }) => netFen);
  return {
    rosterVersion: last?.rosterVersion ?? 0,
    heads: last?.headsAfter ?? sold.heads,
    totalFen: last ? mergedAmountOf({ premiumFen: sold.totalFen, endorsementNetsFen }) : sold.totalFen,
  };
}
