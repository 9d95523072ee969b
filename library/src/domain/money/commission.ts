import { Big } from 'big.js';

import type { Fen } from './fen.ts';

/**
 * Commission (推广费) on a premium, in fen, rounded half up. @param rate share of the premium as a decimal string, for
 * example `0.15`
 */
export const commissionOf = (premium: Fen, rate: string): Fen =>
  Number(new Big(premium).times(rate).round(0, Big.roundHalfUp));

/** Converts a share to percent: `0.15` becomes 15, `0.125` becomes 12.5. */
export const percentOf = (rate: string): string => new Big(rate).times(100).toString();
