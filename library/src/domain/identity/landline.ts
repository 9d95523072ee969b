import { errorAt, type Problem } from '../problem/problem.ts';

const patterns = [
  /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/,
  /^[2-9]\d{6,7}(-\d{1,6})?$/,
  /^[48]00-?\d{3}-?\d{4}$/,
  /^95\d{3,4}$/,
];

/** A landline as it is stored: half-width, a space after the area code written as a hyphen. */
export const normaliseLandline = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[()]/gu, ' ')
    .trim()
    .replace(/[\s\u2010-\u2015-]+/gu, '-');

/** Whether a text is a landline, with or without area code and extension, a 400/800 or a 95 service number. */
export const landlineProblems = (landline: string, path = 'landline'): readonly Problem<'E_LANDLINE'>[] =>
  !landline.startsWith('00') && patterns.some((pattern) => pattern.test(landline)) ? [] : [errorAt(path, 'E_LANDLINE')];
