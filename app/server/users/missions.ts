import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { EarnedReward } from '@tuanbao/library/domain/user/earnedReward';

import type { Mission } from '../../catalogue/salesTerms.ts';

/** The data of a sold policy that are needed to compute rewards. */
export interface SoldPolicy {
  readonly line: string;
  readonly totalFen: Fen;
  /** Day in Asia/Shanghai on which the policy was issued. */
  readonly issuedOn: string;
}

const counts = (mission: Mission, { line, issuedOn }: SoldPolicy) =>
  (mission.lines.length === 0 || mission.lines.includes(line)) && issuedOn >= mission.from && issuedOn <= mission.until;

/**
 * An agent's progress in a reward: the premium in whole yuan or the number of policies, the target of the next step
 * (null after the last step), and the earned bonus in yuan. The earned bonus is the bonus of the highest step that the
 * agent has reached.
 */
export function earnedBonusOf(mission: Mission, policies: readonly SoldPolicy[]): EarnedReward {
  const counted = policies.filter((policy) => counts(mission, policy));
  const totalFen = counted.reduce((sum, policy) => sum + policy.totalFen, 0);
  const reached = mission.type === 'cumulativePremium' ? Math.floor(totalFen / 100) : counted.length;
  const steps = mission.steps.toSorted((a, b) => a.target - b.target);
  const { code, name, type } = mission;
  return {
    code,
    name,
    type,
    reached,
    target: steps.find(({ target }) => target > reached)?.target ?? null,
    bonus: steps.findLast(({ target }) => target <= reached)?.bonus ?? '0.00',
  };
}

/** The rewards that can be earned on a day. */
export const missionsOn = (missions: readonly Mission[], day: string): readonly Mission[] =>
  missions.filter(({ from, until }) => from <= day && day <= until);
