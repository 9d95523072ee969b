import { errorAt, type Problem } from '../problem/problem.ts';

const han = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u;
const latin = /^[\p{Script=Latin}][\p{Script=Latin} .,'’·-]*$/u;
const spacing = /[\s\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]+/gu;

// Nothing but characters that no form of Unicode writes otherwise: nearly every name, told without Unicode's tables of scripts.
const plain = /^[\u3400-\u4DBF\u4E00-\u9FFFA-Za-z]+$/;
const plainHan = /^[\u3400-\u4DBF\u4E00-\u9FFF]+$/;
const plainLatin = /^[A-Za-z]+$/;

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

function isWritten(name: string, allowsLatin: boolean): boolean {
  if (plain.test(name)) return plainHan.test(name) || (allowsLatin && plainLatin.test(name));
  return han.test(name) || (allowsLatin && latin.test(name));
}

/**
 * Whether a person may be called so: 2 to 60 Chinese characters with middle dots between them.
 * Letters are for holders of documents that print them (`allowsLatin`).
 */
export function personNameProblems(name: string, allowsLatin: boolean, path = 'name'): readonly Problem<'E_NAME'>[] {
  const length = plain.test(name) ? name.length : Array.from(name).length;
  const isName = length >= 2 && length <= 60 && isWritten(name, allowsLatin);
  return isName ? [] : [errorAt(path, 'E_NAME')];
}
