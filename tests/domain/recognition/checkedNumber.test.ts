import { creditCodeCheckDigit, organisationCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { confusedWith, numbersIn, readNumber } from '@tuanbao/library/domain/recognition/checkedNumber';
import { creditCodeNumber } from '@tuanbao/library/domain/recognition/licenceReading';
import { describe, expect, test } from 'vitest';

const organisation = 'MA5G7K2Q';
const body = `91350100${organisation}${organisationCodeCheckDigit(organisation)}`;
const code = body + creditCodeCheckDigit(body);
const read = (text: string, confidence = 90) => ({ text, confidence, weakest: confidence });
const misread = (at: number, sign: string) => code.slice(0, at) + sign + code.slice(at + 1);

describe('a credit code in photographs', () => {
  test('is certain if two readings are the same valid code', () => {
    expect(readNumber([read(code), read(` ${code.slice(0, 9)} ${code.slice(9)}`)], creditCodeNumber)).toEqual({
      value: code,
      confidence: 90,
      isToBeChecked: false,
    });
  });

  test('has to be checked if a single reading is valid', () => {
    expect(readNumber([read(code), read(misread(11, 'C'))], creditCodeNumber)).toMatchObject({
      value: code,
      isToBeChecked: true,
    });
    expect(readNumber([read(code, 96)], creditCodeNumber).isToBeChecked).toBe(true);
    expect(readNumber([read(code, 99)], creditCodeNumber).isToBeChecked).toBe(false);
  });

  test('is corrected if exactly one exchange of confusable characters makes it valid, and then has to be checked', () => {
    const wrong = misread(11, 'C'); // The letter G was read as C.
    expect(numbersIn(wrong, creditCodeNumber)).toEqual([]);
    expect(readNumber([read(wrong), read(wrong)], creditCodeNumber)).toMatchObject({
      value: code,
      isToBeChecked: true,
    });
  });

  test('is corrected if it contains a character that no code has', () => {
    const other = `91350100MA5G7K20${organisationCodeCheckDigit('MA5G7K20')}`;
    const right = other + creditCodeCheckDigit(other);
    expect(readNumber([read(right.slice(0, 15) + 'O' + right.slice(16))], creditCodeNumber)).toMatchObject({
      value: right,
      isToBeChecked: true,
    });
  });

  test('is never certain if an additional character makes another code valid by chance', () => {
    // The number is 91130209MA1WBJCF9B with an additional L. By chance, its first 18 characters are a valid code (GB
    // 32100).
    const longer = '91130209MA1LWBJCF9B';
    expect(readNumber([read(longer), read(longer)], creditCodeNumber).value).toBe('');
  });

  test('may be among other characters, and then has to be checked', () => {
    const readings = [read(`1${code}`), read(`1${code}`)];
    expect(readNumber(readings, creditCodeNumber)).toMatchObject({ value: code, isToBeChecked: true });
  });

  test('stays unread if no correction is valid', () => {
    expect(readNumber([read(misread(11, '4')), read('')], creditCodeNumber).value).toBe('');
    expect(readNumber([], creditCodeNumber).value).toBe('');
  });

  test('stays unread if two readings are different valid codes', () => {
    const other = `91350100MA5G7K3X${organisationCodeCheckDigit('MA5G7K3X')}`;
    const readings = [read(code), read(other + creditCodeCheckDigit(other))];
    expect(readNumber(readings, creditCodeNumber).value).toBe('');
  });

  test('begins with a registry and has the code of a province', () => {
    const shifted = `G1${code.slice(2, 17)}`;
    expect(numbersIn(shifted + creditCodeCheckDigit(shifted), creditCodeNumber)).toEqual([]);
    const nowhere = `91990100${body.slice(8)}`;
    expect(numbersIn(nowhere + creditCodeCheckDigit(nowhere), creditCodeNumber)).toEqual([]);
  });
});

test('a character is confused only with those of its groups', () => {
  expect(confusedWith('G', creditCodeNumber.alphabet)).toEqual(expect.arrayContaining(['6', '9']));
  expect(confusedWith('H', '0123456789')).toEqual([]);
});
