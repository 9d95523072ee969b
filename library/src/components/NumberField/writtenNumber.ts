/**
 * Result of parsing a typed text: the number, the information that the text is empty, or the reason why the text isn't
 * accepted.
 */
export type WrittenNumber =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'empty' | 'notANumber' | 'tooManyDecimals' };

const decimal = /^-?(\d+)(?:\.(\d*))?$/;

/**
 * Parses a number in half-width or full-width digits, with or without separators. The full stop of a Chinese keyboard
 * (。) is treated as a decimal point.
 */
export function writtenNumber(text: string, fractionDigits: number): WrittenNumber {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[\s,，]/g, '');
  if (plain === '') return { kind: 'empty' };
  const match = decimal.exec(plain);
  const number = Number(plain);
  if (!match || Math.abs(number) > Number.MAX_SAFE_INTEGER) return { kind: 'notANumber' };
  return (match[2] ?? '').length > fractionDigits ? { kind: 'tooManyDecimals' } : { kind: 'number', number };
}
