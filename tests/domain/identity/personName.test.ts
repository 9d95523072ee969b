import { normaliseName, personNameProblems } from '@tuanbao/library/domain/identity/personName';
import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

/**
 * Characters of names, and similar characters that names must not contain: other scripts, symbols that look like
 * ideographs, dots, invisible characters.
 */
const sign = constantFrom(...Array.from('张伟㐀䶿䷀一鿿𠮷々〇abzAZéß·.• ’-1ａ１\u200B'));
const text = array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
const isHan = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u;
const isLatin = /^\p{Script=Latin}[\p{Script=Latin} .,'’·-]*$/u;

describe('a name', () => {
  test('is valid if its characters are of one script in Unicode', () => {
    assert(
      property(text, boolean(), (name, allowsLatin) => {
        const isLong = Array.from(name).length >= 2;
        const isName = isLong && (isHan.test(name) || (allowsLatin && isLatin.test(name)));
        expect(personNameProblems(name, allowsLatin)).toHaveLength(isName ? 0 : 1);
      }),
      { numRuns: 2000 },
    );
  });

  test('is stored the same whether it is stored once or twice', () => {
    assert(
      property(text, (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
      { numRuns: 2000 },
    );
  });

  test('has its dot between the characters whatever spaces stood beside it', () => {
    expect(normaliseName('阿依 •古丽')).toBe('阿依·古丽');
    expect(normaliseName('阿依． 古丽')).toBe('阿依·古丽');
  });

  test.each([
    ['䷀䷁', '易经卦象不是汉字'],
    ['张Wei', '中西文混写'],
    ['张', '一个字'],
  ])('%s is invalid: %s', (name) => expect(personNameProblems(name, true)).toHaveLength(1));
});
