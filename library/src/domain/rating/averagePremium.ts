import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';

/**
 * Average premium of a person in fen, rounded half-up; null without persons. For display only: nothing is charged by
 * it.
 */
export const averagePremiumOf = (totalFen: Fen, heads: number): Fen | null =>
  heads > 0 ? Number(new Big(totalFen).div(heads).round(0, Big.roundHalfUp).toFixed()) : null;
