import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type CoverPeriod, earliestEffectiveDate } from '../endorsement/effectiveDate.ts';
import { isIn } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';
import type { SurrenderState } from './surrenderMachine.ts';

/** Reasons for a surrender by the agent, as fixed words, so that no personal data are stored with them. */
export const surrenderReasons = ['noLongerNeeded', 'insuredElsewhere', 'contentWrong', 'other'] as const;
export type SurrenderReason = (typeof surrenderReasons)[number];

/** A surrender as the page of its order shows it. */
export interface OrderSurrender {
  readonly state: SurrenderState;
  /** Null: the insurer ended the policy. */
  readonly reason: SurrenderReason | null;
  /** The insurer's text for the agent; empty where there is none. */
  readonly note: string;
  /** Instant of the request, ISO 8601. */
  readonly appliedAt: string;
  /** First day without cover. */
  readonly effectiveDate: CalendarDay;
  /** Amount that goes back, after the fee. */
  readonly refundFen: Fen;
  /** The insurer's fee. */
  readonly feeFen: Fen;
  /** Part of the refund that was sent. */
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

/** First day without cover of a surrender that is requested today: tomorrow, or the first day of a later cover. */
export const surrenderDateOf = (today: CalendarDay, cover: CoverPeriod): CalendarDay =>
  earliestEffectiveDate(today, cover);

/**
 * The reason why a policy can't be surrendered now, the most lasting one first; null where it can. Only a policy in
 * force (200, 201) can be, and no endorsement may be open: its outcome changes the premium. Claims are known to the
 * insurer alone, who rejects the request then.
 */
export function surrenderProblem(facts: SurrenderFacts): Problem<SurrenderCode> | null {
  const { status, cover, today } = facts;
  if (!isIn(orderMachine.sets.inForce, status)) return errorAt('', 'surrenderNotInForce');
  if (facts.hasOpenSurrender) return errorAt('', 'surrenderInProgress');
  if (surrenderDateOf(today, cover) > cover.endDate) return errorAt('', 'surrenderCoverEnded', { end: cover.endDate });
  return facts.hasOpenEndorsement ? errorAt('', 'surrenderEndorsementOpen') : null;
}
