import { type Fen, MoneyError, yuanOf } from '../domain/money/fen.ts';
import { inThrees } from './groupedDigits.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Formats an amount in yuan as `¥12,345.60`, rounded to two decimals, a half away from 0. @throws MoneyError when the
 * text isn't a decimal number
 */
export function formatYuan(yuan: string): string {
  const [, sign, whole, fraction = ''] = decimal.exec(yuan) ?? [];
  if (whole === undefined) throw new MoneyError('not a decimal number of yuan');
  const cut = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'));
  const fen = (fraction.charAt(2) >= '5' ? cut + 1n : cut).toString().padStart(3, '0');
  const grouped = inThrees(fen.slice(0, -2));
  return `${sign === '-' && /[1-9]/.test(fen) ? '-' : ''}¥${grouped}.${fen.slice(-2)}`;
}

/**
 * Formats an amount in yuan as `12,345.60`, for a place whose label names the unit. A text that isn't an amount, or is
 * a negative amount, is returned unchanged, because a draft may contain such a text.
 */
export const formatYuanDigits = (yuan: string): string =>
  /^\d+(\.\d+)?$/.test(yuan) ? formatYuan(yuan).replace('¥', '') : yuan;

/** Formats an amount in fen as `¥12,345.60`. @throws MoneyError when `fen` isn't a safe integer */
export const formatFen = (fen: Fen): string => formatYuan(yuanOf(fen));
