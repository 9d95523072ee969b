import { Big } from 'big.js';

/**
 * Converts a discount factor to the tenths of the price that are paid: `0.95` becomes 9.5 (九五折). @throws Error when the
 * text isn't a decimal number
 */
export const tenthsOf = (discount: string): string => new Big(discount).times(10).toFixed();

/**
 * Converts a discount factor to the percentage that is saved: `0.95` becomes 5. @throws Error when the text isn't a
 * decimal number
 */
export const percentSavedBy = (discount: string): string => new Big(1).minus(discount).times(100).toFixed();

/** Converts a share to a percentage: `0.6` becomes `60%`. @throws Error when the text isn't a decimal number */
export const percentOf = (share: string): string => `${new Big(share).times(100).toFixed()}%`;

/** True when the discount factor lowers the price. */
export const isReduction = (discount: string): boolean => new Big(discount).lt(1);
