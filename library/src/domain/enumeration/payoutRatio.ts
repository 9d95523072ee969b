import { Big } from 'big.js';

/** Payout ratio (赔付比例) that the user can choose (specification §3, free odds). */
export type PayoutRatio = 'payout100' | 'payout90' | 'payout80';

export const payoutRatios: readonly PayoutRatio[] = ['payout100', 'payout90', 'payout80'];

/** Share of a claim that the insurer pays at each payout ratio, in percent. */
export const payoutPercents: Readonly<Record<PayoutRatio, number>> = { payout100: 100, payout90: 90, payout80: 80 };

/**
 * Factor of the premium for a payout ratio, as an exact decimal string: payout ratio / 0.8 (domain rules §1). Example:
 * `1.25` for 100 %.
 */
export const freeOddsOf = (ratio: PayoutRatio): string => new Big(payoutPercents[ratio]).div(80).toFixed();
