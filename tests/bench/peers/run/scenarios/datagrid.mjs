import { mounting } from '../controls.mjs';

/** A page of 100 orders in eight columns. */
export const scenarios = [mounting(1)];
