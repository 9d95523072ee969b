import type { CalendarDay } from '../calendar/calendarDay.ts';
import { mergedAmountOf } from '../invoice/invoiceBalance.ts';
import type { Fen } from '../money/fen.ts';

/** The data of a confirmed endorsement from which the policy's roster version, number of persons and premium follow. */
export interface ConfirmedEndorsement {
  /** Version of the roster after the endorsement. Version 0 is the roster at the sale. */
  readonly rosterVersion: number;
  /** First day on which the endorsement applies, `YYYY-MM-DD`. */
  readonly effectiveDate: CalendarDay;
  /** Net amount of the endorsement in fen. An amount above 0 was charged, and an amount below 0 was refunded. */
  readonly netFen: Fen;
  readonly headsAfter: number;
}

/** Roster version, number of persons and premium of a policy on a day. */
export interface PolicyStanding {
  /** Version of the roster; version 0 is the roster at the sale. */
  readonly rosterVersion: number;
  readonly heads: number;
  readonly totalFen: Fen;
}

/**
 * True when a confirmed endorsement applies on a day. It applies from 00:00 of its effective date (domain rules §7).
 */
export const holdsOn = ({ effectiveDate }: Pick<ConfirmedEndorsement, 'effectiveDate'>, day: CalendarDay): boolean =>
  effectiveDate <= day;

/** Version of the roster that applies on a day. Version 0 is the roster at the sale. */
export const rosterVersionOn = (
  confirmed: readonly Pick<ConfirmedEndorsement, 'rosterVersion' | 'effectiveDate'>[],
  day: CalendarDay,
): number =>
  confirmed.reduce(
    (latest, endorsement) => (holdsOn(endorsement, day) ? Math.max(latest, endorsement.rosterVersion) : latest),
    0,
  );

/**
 * Roster version, number of persons and premium of a policy on a day. They are the values at the sale, changed by all
 * confirmed endorsements that apply on this day.
 * @throws MoneyError when an amount isn't whole fen
 */
export function standingOn(
  sold: Omit<PolicyStanding, 'rosterVersion'>,
  confirmed: readonly ConfirmedEndorsement[],
  day: CalendarDay,
): PolicyStanding {
  const holding = confirmed.filter((endorsement) => holdsOn(endorsement, day));
  const rosterVersion = rosterVersionOn(holding, day);
  const last = holding.find((endorsement) => endorsement.rosterVersion === rosterVersion);
  const endorsementNetsFen = holding.map(({ netFen }) => netFen);
  return {
    rosterVersion,
    heads: last?.headsAfter ?? sold.heads,
    totalFen: last ? mergedAmountOf({ premiumFen: sold.totalFen, endorsementNetsFen }) : sold.totalFen,
  };
}
