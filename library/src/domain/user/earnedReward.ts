import type { RewardType } from '../enumeration/rewardType.ts';
import { type Fen, fenOf } from '../money/fen.ts';

/** Progress of an agent in a current reward. */
export interface EarnedReward {
  readonly code: string;
  readonly name: string;
  readonly type: RewardType;
  /**
   * Target of the next step; null where the last one is reached. Number of policies, or yuan where the reward counts
   * premium.
   */
  readonly target: number | null;
  readonly reached: number;
  /** Bonus of the reached step in yuan. */
  readonly bonus: string;
}

/** Sum of the bonuses of the reached steps, in fen. */
export const earnedFenOf = (rewards: readonly EarnedReward[]): Fen =>
  rewards.reduce((sum, { bonus }) => sum + fenOf(bonus), 0);

/** True when the reward counts premium in yuan, not policies. */
export const countsPremium = ({ type }: Pick<EarnedReward, 'type'>): boolean => type === 'cumulativePremium';

/** The rest to the next step; 0 where the last one is reached. */
export const lackingOf = ({ target, reached }: Pick<EarnedReward, 'target' | 'reached'>): number =>
  target === null ? 0 : Math.max(0, target - reached);
