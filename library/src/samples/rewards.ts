import type { EarnedReward } from '../domain/user/earnedReward.ts';

/** Four fictional rewards: one without a target, two in progress, and one without progress. */
export const fourRewards: readonly EarnedReward[] = [
  { code: 'first', name: '新人首单奖励（示例）', type: 'firstOrder', target: null, reached: 4, bonus: '50.00' },
  {
    code: 'count',
    name: '雇主责任险累计出单奖励（示例）',
    type: 'cumulativeCount',
    target: 10,
    reached: 3,
    bonus: '100.00',
  },
  {
    code: 'premium',
    name: '年度累计保费奖励（示例）：雇主责任险、团体意外险与建筑工程团体意外险合并计算',
    type: 'cumulativePremium',
    target: 100_000,
    reached: 12_345,
    bonus: '200.00',
  },
  { code: 'limited', name: '团体意外险限时奖励（示例）', type: 'limitedTime', target: 2, reached: 0, bonus: '0.00' },
];
