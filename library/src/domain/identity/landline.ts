import { errorAt, type Problem } from '../problem/problem.ts';

const patterns = [
  /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/,
  /^[2-9]\d{6,7}(-\d{1,6})?$/,
  /^[48]00-?\d{3}-?\d{4}$/,
  /^95\d{3,4}$/,
];

/**
 * Normalises a landline number for storage. The result is half-width. One hyphen replaces the brackets, spaces or
 * dashes between two parts of the number.
 */
export const normaliseLandline = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[()]/gu, ' ')
    .trim()
    .replace(/[\s\u2010-\u2015-]+/gu, '-');

/**
 * Problems of a landline number. It may have an area code and an extension. Service numbers that begin with 400, 800 or
 * 95 are accepted too.
 */
export const landlineProblems = (landline: string, path = 'landline'): readonly Problem<'E_LANDLINE'>[] =>
  !landline.startsWith('00') && patterns.some((pattern) => pattern.test(landline)) ? [] : [errorAt(path, 'E_LANDLINE')];
