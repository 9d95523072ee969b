/** An amount of money in whole fen (分), a safe integer. Money is stored, compared and paid in fen. */
export type Fen = number;

/** Thrown when a value isn't a valid amount of money. The message describes the error, but never contains the value. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}

const yuanPattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Converts yuan with at most two decimals to fen.
 * @throws MoneyError when the text has another format, or more than 13 digits before the decimal point
 */
export function fenOf(yuan: string): Fen {
  const [, sign, whole, cents = ''] = yuanPattern.exec(yuan) ?? [];
  if (whole === undefined) throw new MoneyError('not an amount in yuan with at most two decimals');
  const fen = Number(whole + cents.padEnd(2, '0'));
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/**
 * Converts fen to yuan with two decimals, for example `12345.60`. @throws MoneyError when `fen` isn't a safe integer
 */
export function yuanOf(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new MoneyError('not a whole number of fen');
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
