import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';

import { type WordTable, wordTable } from './wordTable.ts';

export const rewardTypeWords: WordTable<RewardType> = wordTable<RewardType>({
  cumulativeCount: '0',
  cumulativePremium: '1',
  firstOrder: '2',
  tiered: '3',
  appointment: '4',
  limitedTime: '-1',
});
