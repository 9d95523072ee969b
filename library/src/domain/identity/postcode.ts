import { errorAt, type Problem } from '../problem/problem.ts';

/** First two digits that are in use on the mainland; they stand for a province or a part of one. */
const area = /^(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[0-5]|8[013-6])/;

/** Problems of a mainland postcode: six digits, of which the first two are in use. */
export const postcodeProblems = (postcode: string, path = 'postcode'): readonly Problem<'E_POSTCODE'>[] =>
  /^\d{6}$/.test(postcode) && area.test(postcode) ? [] : [errorAt(path, 'E_POSTCODE')];
