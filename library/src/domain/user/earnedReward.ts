import type { RewardType } from '../enumeration/rewardType.ts';
import { type Fen, fenOf } from '../money/fen.ts';

/** An agent's progress towards the next step of a current reward. */
export interface EarnedReward {
  readonly code: string;
  readonly name: string;
  readonly type: RewardType;
  /**
   * Target of the next step: a number of policies, or yuan when the reward counts premium. Null when the last step has
   * been reached.
   */
  readonly target: number | null;
  readonly reached: number;
  /** Bonus for the step that has been reached, in yuan. */
  readonly bonus: string;
}

/** Sum of the bonuses of all rewards for the steps that have been reached, in fen. */
export const earnedFenOf = (rewards: readonly EarnedReward[]): Fen =>
  rewards.reduce((sum, { bonus }) => sum + fenOf(bonus), 0);

/** True when the reward counts premium in yuan instead of a number of policies. */
export const countsPremium = ({ type }: Pick<EarnedReward, 'type'>): boolean => type === 'cumulativePremium';

/**
 * The number of policies, or the amount in yuan, that is missing for the next step; 0 when the last step has been
 * reached.
 */
export const lackingOf = ({ target, reached }: Pick<EarnedReward, 'target' | 'reached'>): number =>
  target === null ? 0 : Math.max(0, target - reached);
