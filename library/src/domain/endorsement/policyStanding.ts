import type { CalendarDay } from '../calendar/calendarDay.ts';
import { mergedAmountOf } from '../invoice/invoiceBalance.ts';
import type { Fen } from '../money/fen.ts';

/** An endorsement that the insurer confirmed, as far as the standing of its policy depends on it. */
export interface ConfirmedEndorsement {
  /** Version of the roster that it makes; version 0 is the roster as sold. */
  readonly rosterVersion: number;
  /** First day on which it holds, `YYYY-MM-DD`. */
  readonly effectiveDate: CalendarDay;
  /** Above 0 charged, below 0 refunded. */
  readonly netFen: Fen;
  readonly headsAfter: number;
}

/** Roster, heads and premium of a policy on a day. */
export interface PolicyStanding {
  /** 0: the roster as sold. */
  readonly rosterVersion: number;
  readonly heads: number;
  readonly totalFen: Fen;
}

/** Whether a confirmed endorsement holds on a day: from 00:00 of its effective date on (domain rules §7). */
export const holdsOn = ({ effectiveDate }: Pick<ConfirmedEndorsement, 'effectiveDate'>, day: CalendarDay): boolean =>
  effectiveDate <= day;

/**
 * How a policy stands on a day: as sold, and then changed by every confirmed endorsement that holds by then. An
 * endorsement that takes effect later changes nothing yet. @throws MoneyError where an amount isn't whole fen
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
