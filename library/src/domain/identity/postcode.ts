import { errorAt, type Problem } from '../problem/problem.ts';

/**
 * Matches the first two digits of the postcodes that are used on the mainland. These digits denote a province or a part
 * of a province.
 */
const area = /^(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[0-5]|8[013-6])/;

/** Problems of a mainland postcode. It must have six digits and must begin with two digits that are used. */
export const postcodeProblems = (postcode: string, path = 'postcode'): readonly Problem<'E_POSTCODE'>[] =>
  /^\d{6}$/.test(postcode) && area.test(postcode) ? [] : [errorAt(path, 'E_POSTCODE')];
