import { Big } from 'big.js';

/** Selectable payout ratio (赔付比例; specification §3, free odds). */
export type PayoutRatio = 'payout100' | 'payout90' | 'payout80';

export const payoutRatios: readonly PayoutRatio[] = ['payout100', 'payout90', 'payout80'];

/** Share of a claim that the insurer pays, in percent. */
export const payoutPercents: Readonly<Record<PayoutRatio, number>> = { payout100: 100, payout90: 90, payout80: 80 };

/** Factor on the premium as an exact decimal string: payout ratio / 0.8 (domain rules §1). */
export const freeOddsOf = (ratio: PayoutRatio): string => new Big(payoutPercents[ratio]).div(80).toFixed();
