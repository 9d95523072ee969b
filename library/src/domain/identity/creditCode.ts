import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import { creditCodeCheckDigit } from './checkDigits.ts';

export type CreditCodeCode =
  | 'E_CREDIT_CODE_LENGTH'
  | 'E_CREDIT_CODE_FORMAT'
  | 'W_CREDIT_CODE_CHECKSUM'
  | 'E_SOLE_TRADER';

const format = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** True for the code of a sole trader (个体工商户). Such codes begin with 92. */
export const isSoleTrader = (code: string): boolean => code.startsWith('92');

/** True when the last character of a credit code is the check character of its first 17 characters (GB 32100). */
export const hasRightCreditCodeCheckDigit = (code: string): boolean => creditCodeCheckDigit(code) === code[17];

/**
 * Problems of a normalised unified social credit code (GB 32100). A wrong check character is only a warning, because
 * some codes from the pilot phase have a wrong check character. A code that begins with 92 is an error, because a sole
 * trader can't be insured as a group (specification §5).
 */
export function creditCodeProblems(code: string, path = 'groupIdNo'): readonly Problem<CreditCodeCode>[] {
  if (code.length !== 18) return [errorAt(path, 'E_CREDIT_CODE_LENGTH')];
  if (!format.test(code)) return [errorAt(path, 'E_CREDIT_CODE_FORMAT')];
  const problems: Problem<CreditCodeCode>[] = [];
  if (isSoleTrader(code)) problems.push(errorAt(path, 'E_SOLE_TRADER'));
  if (!hasRightCreditCodeCheckDigit(code)) problems.push(warningAt(path, 'W_CREDIT_CODE_CHECKSUM'));
  return problems;
}

/** True for a credit code without problems. The code of a sole trader is accepted too. */
export const isRightCreditCode = (code: string): boolean =>
  creditCodeProblems(code).every(({ code: problem }) => problem === 'E_SOLE_TRADER');
