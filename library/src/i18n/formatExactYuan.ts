import { Big } from 'big.js';

import { groupedDigits } from './groupedDigits.ts';

/**
 * Formats an exact amount in yuan as `¥510.506535`, with all its decimals and at least two. @throws Error when the text
 * isn't a decimal number
 */
export function formatExactYuan(yuan: string): string {
  const exact = new Big(yuan);
  const [whole = '0', decimals = ''] = exact.abs().toFixed().split('.');
  const sign = exact.lt(0) ? '-' : '';
  return `${sign}¥${groupedDigits(whole)}.${decimals.padEnd(2, '0')}`;
}
