import { Big } from 'big.js';

/** A discount as the tenths to pay: `0.95` is 9.5 (九五折). @throws where the text isn't a decimal number */
export const tenthsOf = (discount: string): string => new Big(discount).times(10).toFixed();

/** A discount as the percentage saved: `0.95` is 5. @throws where the text isn't a decimal number */
export const percentSavedBy = (discount: string): string => new Big(1).minus(discount).times(100).toFixed();

/** A share as a percentage: `0.6` is `60%`. @throws where the text isn't a decimal number */
export const percentOf = (share: string): string => `${new Big(share).times(100).toFixed()}%`;

/** True when the discount changes the price. */
export const isReduction = (discount: string): boolean => new Big(discount).lt(1);
