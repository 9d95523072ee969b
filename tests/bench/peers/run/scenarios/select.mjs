import { mounting } from '../controls.mjs';

/** A form of 200 selects with ten options each. */
export const scenarios = [mounting(200)];
