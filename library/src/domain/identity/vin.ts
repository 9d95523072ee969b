import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import { vinCheckDigit } from './checkDigits.ts';

export type VinCode = 'E_VIN_LENGTH' | 'E_VIN_FORMAT' | 'W_VIN_CHECKSUM';

/**
 * Normalises a vehicle identification number for storage. The result is half-width and in upper case, without spaces
 * and hyphens.
 */
export const normaliseVin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200B-\u200F\uFEFF-]/gu, '')
    .toUpperCase();

/**
 * Problems of a normalised vehicle identification number (ISO 3779, GB 16735). A wrong check digit is only a warning,
 * because European vehicles need no check digit.
 */
export function vinProblems(vin: string, path = 'frameNo'): readonly Problem<VinCode>[] {
  if (vin.length !== 17) return [errorAt(path, 'E_VIN_LENGTH')];
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return [errorAt(path, 'E_VIN_FORMAT')];
  return vinCheckDigit(vin) === vin[8] ? [] : [warningAt(path, 'W_VIN_CHECKSUM')];
}
