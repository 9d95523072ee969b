import { Big } from 'big.js';

import { type Fen, yuanOf } from '../domain/money/fen.ts';

/** An amount written in yuan as `¥12,345.60`: exact digits, two decimals, half-up. @throws where the text isn't a decimal number */
export function formatYuan(yuan: string): string {
  const [whole = '0', cents = '00'] = new Big(yuan).abs().toFixed(2, Big.roundHalfUp).split('.');
  const isNegative = yuan.trim().startsWith('-') && /[1-9]/.test(whole + cents);
  return `${isNegative ? '-' : ''}¥${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** An amount in fen as `¥12,345.60`. @throws MoneyError where `fen` isn't a safe integer */
export const formatFen = (fen: Fen): string => formatYuan(yuanOf(fen));
