import { errorAt, type Problem } from '../problem/problem.ts';

const han = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u;
const latin = /^[\p{Script=Latin}][\p{Script=Latin} .,'’·-]*$/u;
const spacing = /[\s\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]+/gu;

/** Nothing but characters that no form of Unicode writes otherwise. */
const plain = /^[\u3400-\u9FFF]+$/;

/** A name as it is stored: no invisible characters, no spaces between Chinese characters, one between Latin words. */
export function normaliseName(text: string): string {
  if (plain.test(text)) return text;
  const spaced = text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/gu, '')
    .trim();
  const dotted = spaced.replace(/(?<=\p{Script=Han})[•‧・･∙．.](?=\p{Script=Han})/gu, '·');
  return /\p{Script=Han}/u.test(dotted) ? dotted.replace(spacing, '') : dotted.replace(/\s+/gu, ' ');
}

/**
 * Whether a person may be called so: 2 to 60 Chinese characters with middle dots between them.
 * Letters are for holders of documents that print them (`allowsLatin`).
 */
export function personNameProblems(name: string, allowsLatin: boolean, path = 'name'): readonly Problem<'E_NAME'>[] {
  if (plain.test(name) && name.length >= 2 && name.length <= 60) return [];
  const length = Array.from(name).length;
  const isName = length >= 2 && length <= 60 && (han.test(name) || (allowsLatin && latin.test(name)));
  return isName ? [] : [errorAt(path, 'E_NAME')];
}
