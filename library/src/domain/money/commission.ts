import { Big } from 'big.js';

import type { Fen } from './fen.ts';

/**
 * A share of a premium in fen, rounded half up.
 * @param rate the share as a decimal string, for example `0.15`
 */
export const shareOf = (premium: Fen, rate: string): Fen =>
  Number(new Big(premium).times(rate).round(0, Big.roundHalfUp));

/**
 * Commission (推广费) on a premium, in fen, rounded half up.
 * @param rate the commission's share of the premium as a decimal string, for example `0.15`
 */
export const commissionOf = (premium: Fen, rate: string): Fen => shareOf(premium, rate);

/**
 * The professional price (专业价) as a share of the premium. It is the premium without the commission.
 *
 * @param commissionRate the commission's share of the premium as a decimal string: `0.15` results in `0.85`
 */
export const proPriceRateOf = (commissionRate: string): string => new Big(1).minus(commissionRate).toString();

/** Converts a share to percent: `0.15` becomes `15`, `0.125` becomes `12.5`. */
export const percentOf = (rate: string): string => new Big(rate).times(100).toString();
