import { Big } from 'big.js';

import type { Fen } from './fen.ts';

/** 推广费 of a premium in fen, rounded half-up. @param rate share of the premium, a decimal string: `0.15` */
export const commissionOf = (premium: Fen, rate: string): Fen =>
  Number(new Big(premium).times(rate).round(0, Big.roundHalfUp));

/** A share in percent: `0.15` is 15, `0.125` is 12.5. */
export const percentOf = (rate: string): string => new Big(rate).times(100).toString();
