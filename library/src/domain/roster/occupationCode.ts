import { occupationOf, type OccupationTree } from '../occupation/occupationTree.ts';

const codeLength = 7;

/**
 * Adds the leading zeros that a spreadsheet removed from an occupation code. If the result isn't a known code, the code
 * is returned unchanged.
 */
export function codeWithZeros(code: string, occupations: OccupationTree): string {
  if (code === '' || code.length >= codeLength || occupationOf(occupations, code)) return code;
  const padded = code.padStart(codeLength, '0');
  return occupationOf(occupations, padded) ? padded : code;
}
