/** Kinds of rewards for agents (specification §3, agent reward types). */
export type RewardType =
  | 'cumulativeCount'
  | 'cumulativePremium'
  | 'firstOrder'
  | 'tiered'
  | 'appointment'
  | 'limitedTime';

export const rewardTypes: readonly RewardType[] = [
  'cumulativeCount',
  'cumulativePremium',
  'firstOrder',
  'tiered',
  'appointment',
  'limitedTime',
];
