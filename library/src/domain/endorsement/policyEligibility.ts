import type { CalendarDay } from '../calendar/calendarDay.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementRule } from '../product/endorsementRule.ts';
import { type CoverPeriod, earliestEffectiveDate } from './effectiveDate.ts';

/** The facts that decide whether a policy can be endorsed now. */
export interface EndorsablePolicyFacts {
  /** The product's rule for endorsements; null when the product doesn't allow endorsements. */
  readonly rule: Pick<EndorsementRule, 'kinds'> | null;
  /** True when the policy was issued, wasn't surrendered and hasn't expired. */
  readonly isInForce: boolean;
  readonly cover: CoverPeriod;
  readonly today: CalendarDay;
  readonly hasOpenEndorsement: boolean;
  /** True while the insurer decides on a surrender of the policy. */
  readonly hasOpenSurrender: boolean;
}

export type PolicyEligibilityCode =
  | 'endorsementNotOffered'
  | 'policyNotInForce'
  | 'coverEnded'
  | 'surrenderUnderWay'
  | 'endorsementInProgress';

/**
 * The reason why a policy can't be endorsed now; null when it can be endorsed. If there are several reasons, the reason
 * that lasts longest is returned.
 */
export function policyEligibilityProblem(facts: EndorsablePolicyFacts): Problem<PolicyEligibilityCode> | null {
  const { rule, isInForce, cover, today, hasOpenEndorsement, hasOpenSurrender } = facts;
  if (rule === null || rule.kinds.length === 0) return errorAt('', 'endorsementNotOffered');
  if (!isInForce) return errorAt('', 'policyNotInForce');
  if (earliestEffectiveDate(today, cover) > cover.endDate) return errorAt('', 'coverEnded', { end: cover.endDate });
  if (hasOpenSurrender) return errorAt('', 'surrenderUnderWay');
  return hasOpenEndorsement ? errorAt('', 'endorsementInProgress') : null;
}
