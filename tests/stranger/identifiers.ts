/** Weights for the check character of an id card number (GB 11643). The stranger's id card numbers are fictional. */

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCardCharacters = '10X98765432';

/** Returns an id card number with a check character by GB 11643. The area 110199 was never assigned. */
export function idCardNo(birthDay: string, sequence: number): string {
  const body = `110199${birthDay.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (idCardWeights[at] ?? 0), 0);
  return body + idCardCharacters.charAt(sum % 11);
}

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Returns a unified social credit code with a check character by GB 32100. */
export function creditCode(body: string): string {
  const sum = Array.from(body).reduce(
    (total, sign, at) => total + creditCodeAlphabet.indexOf(sign) * (3 ** at % 31),
    0,
  );
  return body + creditCodeAlphabet.charAt((31 - (sum % 31)) % 31);
}
