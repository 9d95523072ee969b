import type { CalendarDay } from '../calendar/calendarDay.ts';
import { mergedAmountOf } from '../invoice/invoiceBalance.ts';
import type { Fen } from '../money/fen.ts';

/** The data of a confirmed endorsement that change roster, number of persons and premium of its policy. */
export interface ConfirmedEndorsement {
  /** Version of the roster after the endorsement; version 0 is the roster at the sale. */
  readonly rosterVersion: number;
  /** First day on which the endorsement applies, `YYYY-MM-DD`. */
  readonly effectiveDate: CalendarDay;
  /** Net amount in fen: above 0 charged, below 0 refunded. */
  readonly netFen: Fen;
  readonly headsAfter: number;
}

/** Roster, number of persons and premium of a policy on a day. */
export interface PolicyStanding {
  /** Version of the roster; 0 is the roster at the sale. */
  readonly rosterVersion: number;
  readonly heads: number;
  readonly totalFen: Fen;
}

/** True when a confirmed endorsement applies on a day: from 00:00 of its effective date (domain rules §7). */
export const holdsOn = ({ effectiveDate }: Pick<ConfirmedEndorsement, 'effectiveDate'>, day: CalendarDay): boolean =>
  effectiveDate <= day;

/**
 * The state of a policy on a day: the sale, changed by every confirmed endorsement that applies on that day. @throws
 * MoneyError when an amount isn't whole fen
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
