import { errorAt, type Problem } from '../problem/problem.ts';

const han = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u;
const latin = /^[\p{Script=Latin}][\p{Script=Latin} .,'’·-]*$/u;
const spacing = /[\s\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]+/gu;

// Matches names that need no normalisation, because each of their characters has only one Unicode form. Nearly all
// names match. This test is faster than a test with the Unicode script tables.
const plain = /^[\u3400-\u4DBF\u4E00-\u9FFFA-Za-z]+$/;
const plainHan = /^[\u3400-\u4DBF\u4E00-\u9FFF]+$/;

/**
 * Normalises a name for storage. Invisible characters are removed. A name that contains Chinese characters loses all
 * spaces, and `·` replaces other dots between Chinese characters. In any other name, one space stays between two words.
 */
export function normaliseName(text: string): string {
  if (plain.test(text)) return text;
  const spaced = text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/gu, '')
    .trim();
  if (!/\p{Script=Han}/u.test(spaced)) return spaced.replace(/\s+/gu, ' ');
  return spaced.replace(spacing, '').replace(/(?<=\p{Script=Han})[•‧・･∙．.](?=\p{Script=Han})/gu, '·');
}

const isLong = (length: number) => length >= 2 && length <= 60;

function isPersonName(name: string, allowsLatin: boolean): boolean {
  if (plainHan.test(name)) return isLong(name.length);
  return isLong(Array.from(name).length) && (han.test(name) || (allowsLatin && latin.test(name)));
}

const none: readonly [] = [];

/**
 * Problems of a person's name. A name has 2 to 60 characters. It consists of Chinese characters and may have middle
 * dots between them. If `allowsLatin` is true, it may consist of Latin letters, spaces and punctuation instead, because
 * some id documents contain names in Latin letters.
 */
export function personNameProblems(name: string, allowsLatin: boolean, path = 'name'): readonly Problem<'E_NAME'>[] {
  return isPersonName(name, allowsLatin) ? none : [errorAt(path, 'E_NAME')];
}
