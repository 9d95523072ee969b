import { Big } from 'big.js';

import type { FactorOption } from '../../domain/product/productDefinition.ts';

/** Payout ratio in percent for which the premium rates are calculated. */
const standardPercent = 80;

/**
 * Payout ratios (赔付比例) that a user can choose, with the standard ratio first (“Free odds” in specification §3). The
 * factor of the premium is the payout ratio / 80 %, as an exact decimal string: `1.25` for 100 %.
 */
export const payoutRatios: readonly FactorOption[] = [standardPercent, 90, 100].map((percent) => ({
  code: `P${percent}`,
  label: `${percent}%`,
  rate: new Big(percent).div(standardPercent).toFixed(),
}));
