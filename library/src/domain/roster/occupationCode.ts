import { occupationOf, type OccupationTree } from '../occupation/occupationTree.ts';

const codeLength = 7;

/**
 * An occupation's code with the leading zeros that a spreadsheet removes; unchanged where the result would be unknown.
 */
export function codeWithZeros(code: string, occupations: OccupationTree): string {
  if (code === '' || code.length >= codeLength || occupationOf(occupations, code)) return code;
  const padded = code.padStart(codeLength, '0');
  return occupationOf(occupations, padded) ? padded : code;
}
