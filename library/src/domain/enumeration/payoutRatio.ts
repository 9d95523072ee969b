import { Big } from 'big.js';

/** 赔付比例 to choose from (specification §3, free odds). */
export type PayoutRatio = 'payout100' | 'payout90' | 'payout80';

export const payoutRatios: readonly PayoutRatio[] = ['payout100', 'payout90', 'payout80'];

/** The share of a claim that is paid, in percent. */
export const payoutPercents: Readonly<Record<PayoutRatio, number>> = { payout100: 100, payout90: 90, payout80: 80 };

/** The factor on the premium, a decimal string: payout / 0.8, exact (domain rules §1). */
export const freeOddsOf = (ratio: PayoutRatio): string => new Big(payoutPercents[ratio]).div(80).toFixed();
