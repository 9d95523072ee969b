/**
 * Weights and check characters of a resident id card's number (GB 11643). The numbers that are built with them are
 * fictional.
 */

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCardCharacters = '10X98765432';

/** A resident id card's number by GB 11643. The area 110199 was never assigned. */
export function idCardNo(birthDay: string, sequence: number): string {
  const body = `110199${birthDay.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (idCardWeights[at] ?? 0), 0);
  return body + idCardCharacters.charAt(sum % 11);
}

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A unified social credit code by GB 32100. */
export function creditCode(body: string): string {
  const sum = Array.from(body).reduce(
    (total, sign, at) => total + creditCodeAlphabet.indexOf(sign) * (3 ** at % 31),
    0,
  );
  return body + creditCodeAlphabet.charAt((31 - (sum % 31)) % 31);
}
