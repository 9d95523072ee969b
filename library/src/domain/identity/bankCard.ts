import { errorAt, type Problem } from '../problem/problem.ts';
import { hasRightLuhnDigit } from './checkDigits.ts';

export type BankCardCode = 'E_BANK_CARD_FORMAT' | 'E_BANK_CARD_CHECKSUM';

/** A card number in the form in which it is stored: half-width digits without spaces and hyphens. */
export const normaliseBankCard = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u200B-\u200F\uFEFF-]/gu, '');

/** Problems of a normalised bank card number (ISO 7812: 13 to 19 digits, the last one is a check digit). */
export function bankCardProblems(number: string, path = 'bankCardNo'): readonly Problem<BankCardCode>[] {
  if (!/^[1-9]\d{12,18}$/.test(number)) return [errorAt(path, 'E_BANK_CARD_FORMAT')];
  return hasRightLuhnDigit(number) ? [] : [errorAt(path, 'E_BANK_CARD_CHECKSUM')];
}
