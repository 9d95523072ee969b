import { Big } from 'big.js';

import { groupedDigits } from './groupedDigits.ts';

/** A step of an exact calculation in yuan: `¥510.506535`, no digit lost and at least two decimals. @throws where the text isn't a decimal number */
export function formatExactYuan(yuan: string): string {
  const exact = new Big(yuan);
  const [whole = '0', decimals = ''] = exact.abs().toFixed().split('.');
  const sign = exact.lt(0) ? '-' : '';
  return `${sign}¥${groupedDigits(whole)}.${decimals.padEnd(2, '0')}`;
}
