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
  test('is certain where two readings are the same right code', () => {
    expect(readNumber([read(code), read(` ${code.slice(0, 9)} ${code.slice(9)}`)], creditCodeNumber)).toEqual({
      value: code,
      confidence: 90,
      isToBeChecked: false,
    });
  });

  test('is to be checked where a single reading is right', () => {
    expect(readNumber([read(code), read(misread(11, 'C'))], creditCodeNumber)).toMatchObject({
      value: code,
      isToBeChecked: true,
    });
    expect(readNumber([read(code, 96)], creditCodeNumber).isToBeChecked).toBe(true);
    expect(readNumber([read(code, 99)], creditCodeNumber).isToBeChecked).toBe(false);
  });

  test('is corrected where exactly one exchange of confusable signs makes it right, and then to be checked', () => {
    const wrong = misread(11, 'C'); // The letter G was read as C.
    expect(numbersIn(wrong, creditCodeNumber)).toEqual([]);
    expect(readNumber([read(wrong), read(wrong)], creditCodeNumber)).toMatchObject({
      value: code,
      isToBeChecked: true,
    });
  });

  test('is corrected where a sign stands that no code has', () => {
    const other = `91350100MA5G7K20${organisationCodeCheckDigit('MA5G7K20')}`;
    const right = other + creditCodeCheckDigit(other);
    expect(readNumber([read(right.slice(0, 15) + 'O' + right.slice(16))], creditCodeNumber)).toMatchObject({
      value: right,
      isToBeChecked: true,
    });
  });

  test('is never certain where a sign too much makes another code right by chance', () => {
    // This is 91130209MA1WBJCF9B with an additional L. Its first 18 characters are valid by GB 32100.
    const longer = '91130209MA1LWBJCF9B';
    expect(readNumber([read(longer), read(longer)], creditCodeNumber).value).toBe('');
  });

  test('may stand among other signs, and is to be checked then', () => {
    const readings = [read(`1${code}`), read(`1${code}`)];
    expect(readNumber(readings, creditCodeNumber)).toMatchObject({ value: code, isToBeChecked: true });
  });

  test('stays unread where no correction is right', () => {
    expect(readNumber([read(misread(11, '4')), read('')], creditCodeNumber).value).toBe('');
    expect(readNumber([], creditCodeNumber).value).toBe('');
  });

  test('stays unread where two readings are different right codes', () => {
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

test('a sign is confused with those of its groups alone', () => {
  expect(confusedWith('G', creditCodeNumber.alphabet)).toEqual(expect.arrayContaining(['6', '9']));
  expect(confusedWith('H', '0123456789')).toEqual([]);
});
