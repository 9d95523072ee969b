import type { PayoutRatio } from '@tuanbao/library/domain/enumeration/payoutRatio';
import type { RewardType } from '@tuanbao/library/domain/enumeration/rewardType';
import type { ProductType } from '@tuanbao/library/domain/product/productType';

import { type WordTable, wordTable } from './wordTable.ts';

/** Codes that payout ratios have in the field `freeOdds` of the specification. */
export const payoutRatioWords: WordTable<PayoutRatio> = wordTable<PayoutRatio>({
  payout100: '1.25',
  payout90: '1.125',
  payout80: '1',
});

/** Codes of product types. The specification has no code for `native`, so the project uses 0. */
export const productTypeWords: WordTable<ProductType> = wordTable<ProductType>({
  native: '0',
  api: '1',
  cps: '2',
  offline: '3',
});

export const rewardTypeWords: WordTable<RewardType> = wordTable<RewardType>({
  cumulativeCount: '0',
  cumulativePremium: '1',
  firstOrder: '2',
  tiered: '3',
  appointment: '4',
  limitedTime: '-1',
});
