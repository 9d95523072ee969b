import { errorAt, type Problem } from '../problem/problem.ts';
import { hasRightLuhnDigit } from './checkDigits.ts';

export type BankCardCode = 'E_BANK_CARD_FORMAT' | 'E_BANK_CARD_CHECKSUM';

/** A card number as it is stored: half-width digits without spaces and hyphens. */
export const normaliseBankCard = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u200B-\u200F\uFEFF-]/gu, '');

/** What is wrong with a normalised bank card number (ISO 7812: 13 to 19 digits, the last one checks the others). */
export function bankCardProblems(number: string, path = 'bankCardNo'): readonly Problem<BankCardCode>[] {
  if (!/^[1-9]\d{12,18}$/.test(number)) return [errorAt(path, 'E_BANK_CARD_FORMAT')];
  return hasRightLuhnDigit(number) ? [] : [errorAt(path, 'E_BANK_CARD_CHECKSUM')];
}
