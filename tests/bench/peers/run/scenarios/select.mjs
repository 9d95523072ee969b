import { mounting } from '../controls.mjs';

/** A form of 200 choices of ten options each. */
export const scenarios = [mounting(200)];
