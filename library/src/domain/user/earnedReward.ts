import type { RewardType } from '../enumeration/rewardType.ts';
import { type Fen, fenOf } from '../money/fen.ts';

/** How far an agent is with a reward that runs. */
export interface EarnedReward {
  readonly code: string;
  readonly name: string;
  readonly type: RewardType;
  /** Next step; null where the last one is reached. Policies, or yuan where the type counts premium. */
  readonly target: number | null;
  readonly reached: number;
  /** Yuan that the reached step pays. */
  readonly bonus: string;
}

/** What the reached steps pay together. */
export const earnedFenOf = (rewards: readonly EarnedReward[]): Fen =>
  rewards.reduce((sum, { bonus }) => sum + fenOf(bonus), 0);

/** Whether the reward counts premium, in yuan, and not policies. */
export const countsPremium = ({ type }: Pick<EarnedReward, 'type'>): boolean => type === 'cumulativePremium';

/** What lacks to the next step; 0 where the last one is reached. */
export const lackingOf = ({ target, reached }: Pick<EarnedReward, 'target' | 'reached'>): number =>
  target === null ? 0 : Math.max(0, target - reached);
