import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type CoverPeriod, earliestEffectiveDate } from '../endorsement/effectiveDate.ts';
import { isIn } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';
import type { SurrenderState } from './surrenderMachine.ts';

/**
 * For a surrender, the agent chooses one of these reasons. The agent can't enter a text, so the reason contains no
 * personal data.
 */
export const surrenderReasons = ['noLongerNeeded', 'insuredElsewhere', 'contentWrong', 'other'] as const;
export type SurrenderReason = (typeof surrenderReasons)[number];

/** The surrender of a policy, for the page of the order. */
export interface OrderSurrender {
  readonly state: SurrenderState;
  /** The agent's reason for the surrender; null when the insurer ended the policy. */
  readonly reason: SurrenderReason | null;
  /** The insurer's note to the agent; empty when there is none. */
  readonly note: string;
  /** Instant at which the surrender was requested, ISO 8601. */
  readonly appliedAt: string;
  /** First day without cover. */
  readonly effectiveDate: CalendarDay;
  /** Amount of the refund in fen, after the fee is subtracted. */
  readonly refundFen: Fen;
  /** The insurer's fee for the surrender, in fen. */
  readonly feeFen: Fen;
  /** The part of the refund that has already been sent, in fen. */
  readonly sentFen: Fen;
}

/** The facts that decide whether a policy can be surrendered. */
export interface SurrenderFacts {
  readonly status: OrderStatus;
  readonly cover: CoverPeriod;
  readonly today: CalendarDay;
  readonly hasOpenEndorsement: boolean;
  readonly hasOpenSurrender: boolean;
}

export type SurrenderCode =
  | 'surrenderNotInForce'
  | 'surrenderInProgress'
  | 'surrenderEndorsementOpen'
  | 'surrenderCoverEnded'
  | 'surrenderUnpriced';

/**
 * First day without cover if the surrender is requested today. It is tomorrow or, if the cover starts after tomorrow,
 * the first day of the cover.
 */
export const surrenderDateOf = (today: CalendarDay, cover: CoverPeriod): CalendarDay =>
  earliestEffectiveDate(today, cover);

/**
 * The reason why a policy can't be surrendered now; null when none of the checked reasons applies. If there are several
 * reasons, only the first one that is found is returned. The policy must be in force (state 200 or 201), and the
 * surrender must take effect before the cover ends. No other surrender and no endorsement may be open, because an open
 * endorsement can change the premium. Claims aren't checked here, because only the insurer has them.
 */
export function surrenderProblem(facts: SurrenderFacts): Problem<SurrenderCode> | null {
  const { status, cover, today } = facts;
  if (!isIn(orderMachine.sets.inForce, status)) return errorAt('', 'surrenderNotInForce');
  if (facts.hasOpenSurrender) return errorAt('', 'surrenderInProgress');
  if (surrenderDateOf(today, cover) > cover.endDate) return errorAt('', 'surrenderCoverEnded', { end: cover.endDate });
  return facts.hasOpenEndorsement ? errorAt('', 'surrenderEndorsementOpen') : null;
}
