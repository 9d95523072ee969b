import { mounting } from '../controls.mjs';

/** A page of 100 orders with eight columns. */
export const scenarios = [mounting(1)];
