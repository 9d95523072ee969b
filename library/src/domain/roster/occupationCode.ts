import { occupationOf, type OccupationTree } from '../occupation/occupationTree.ts';

const codeLength = 7;

/** An occupation's code with the zeros before it that a spreadsheet takes from figures; as it is where it then has none. */
export function codeWithZeros(code: string, occupations: OccupationTree): string {
  if (code === '' || code.length >= codeLength || occupationOf(occupations, code)) return code;
  const padded = code.padStart(codeLength, '0');
  return occupationOf(occupations, padded) ? padded : code;
}
