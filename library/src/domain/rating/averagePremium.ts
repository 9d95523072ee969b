import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';

/**
 * Average premium per person in fen, rounded half up; null when `heads` is 0. It is only displayed and isn't charged.
 */
export const averagePremiumOf = (totalFen: Fen, heads: number): Fen | null =>
  heads > 0 ? Number(new Big(totalFen).div(heads).round(0, Big.roundHalfUp).toFixed()) : null;
