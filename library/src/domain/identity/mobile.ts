import { errorAt, type Problem } from '../problem/problem.ts';

/** Normalises a mobile number for storage: half-width digits, no spaces, no hyphens, no prefix +86 or 0086. */
export const normaliseMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200B-\u200F\u202A-\u202E\uFEFF-]/gu, '')
    .replace(/^(?:\+86|0086)/u, '');

/** Problems of a normalised mobile number; only numbers of mainland China are accepted. */
export const mobileProblems = (mobile: string, path = 'mobile'): readonly Problem<'E_MOBILE'>[] =>
  /^1[3-9]\d{9}$/.test(mobile) ? [] : [errorAt(path, 'E_MOBILE')];
