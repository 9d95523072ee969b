import { mounting } from '../controls.mjs';

/** A form of 200 fields. */
export const scenarios = [mounting(200)];
