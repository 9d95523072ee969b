const iso7064Weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const iso7064Marks = '10X98765432';

/**
 * Computes the check character of an id card number, its 18th character, from the first 17 digits: ISO 7064 MOD 11-2
 * (GB 11643).
 */
export function idCardCheckDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (digits.charCodeAt(at) - 48) * (iso7064Weights[at] ?? 0);
  return iso7064Marks.charAt(sum % 11);
}

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Computes the check character of a unified social credit code, its 18th character, from the first 17 characters:
 * weights 3^i mod 31 (GB 32100).
 */
export function creditCodeCheckDigit(body: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of body.slice(0, 17)) {
    sum += creditCodeAlphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return creditCodeAlphabet.charAt((31 - (sum % 31)) % 31);
}

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2];

/** Computes the check character of an organisation code, its ninth character: mod 11 over 0-9A-Z (GB 11714). */
export function organisationCodeCheckDigit(body: string): string {
  const sum = organisationWeights.reduce(
    (total, weight, at) => total + weight * Number.parseInt(body.charAt(at), 36),
    0,
  );
  return '0X987654321'.charAt(sum % 11);
}

/** Computes the check digit of an old business licence number, its 15th digit: ISO 7064 MOD 11,10 (GS 15). */
export function businessLicenceCheckDigit(body: string): string {
  let product = 10;
  for (const character of body.slice(0, 14)) {
    const sum = (product + Number(character)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return String((11 - product) % 10);
}

const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const vinLetters = 'ABCDEFGH JKLMN P R STUVWXYZ';
const vinValues = '12345678 12345 7 9 23456789';

/**
 * Computes the check digit of a vehicle identification number, its ninth character (ISO 3779). Letters are converted to
 * digits. The weighted digits are added, mod 11.
 */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) {
    const sign = vin.charAt(at);
    const letter = vinLetters.indexOf(sign);
    sum += Number(letter === -1 ? sign : vinValues.charAt(letter)) * (vinWeights[at] ?? 0);
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
