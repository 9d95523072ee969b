import { idCardCheckDigit } from '../identity/checkDigits.ts';
import { hasRightCreditCodeCheckDigit } from '../identity/creditCode.ts';
import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import type { InvoiceCode } from './invoice.ts';

/**
 * Problems of a tax id. It must have 15 to 20 capital letters and digits. A wrong check character of a credit code is
 * only a warning, because some codes from the pilot phase have a wrong check character.
 */
export function taxIdProblems(taxId: string, path = 'info.taxId'): readonly Problem<InvoiceCode>[] {
  if (!/^[0-9A-Z]{15,20}$/.test(taxId)) return [errorAt(path, 'taxIdFormat')];
  if (taxId.length !== 18) return [];
  const isIdCard = /^\d{17}[\dX]$/.test(taxId) && idCardCheckDigit(taxId) === taxId[17];
  return isIdCard || hasRightCreditCodeCheckDigit(taxId) ? [] : [warningAt(path, 'W_CREDIT_CODE_CHECKSUM')];
}
