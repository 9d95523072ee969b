import { type Fen, MoneyError } from './fen.ts';

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const places = ['', '拾', '佰', '仟'] as const;

/**
 * Chinese words for a number from 1 to 9,999. Several zeros between two digits become one zero. Zeros before the first
 * digit aren't written; the caller must add them.
 */
function groupWords(group: number): string {
  let words = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) hasGap = words !== '';
    else {
      words += `${hasGap ? digits[0] : ''}${digits[digit]}${places[place]}`;
      hasGap = false;
    }
  }
  return words;
}

/**
 * Joins the words of the higher and the lower part of a number. If the lower part begins with zeros but isn't 0, one
 * zero is written between both parts.
 */
function joined(high: number, unit: string, low: number, lowSize: number): string {
  if (high === 0) return wholeWords(low);
  const gap = low > 0 && low < lowSize / 10 ? digits[0] : '';
  return `${wholeWords(high)}${unit}${gap}${low > 0 ? wholeWords(low) : ''}`;
}

function wholeWords(value: number): string {
  if (value >= 1e8) return joined(Math.floor(value / 1e8), '亿', value % 1e8, 1e8);
  if (value >= 1e4) return joined(Math.floor(value / 1e4), '万', value % 1e4, 1e4);
  return groupWords(value);
}

function centWords(yuan: number, jiao: number, fen: number): string {
  if (jiao === 0 && fen === 0) return '整';
  const isUnitZero = yuan > 0 && (yuan % 10 === 0 || jiao === 0);
  return `${isUnitZero ? digits[0] : ''}${jiao > 0 ? `${digits[jiao]}角` : ''}${fen > 0 ? `${digits[fen]}分` : ''}`;
}

/**
 * Writes an amount in capital numerals (大写金额) for cheques and policies, according to the payment rules (支付结算办法, annex
 * on filling in bills). Examples: `107000.53` yuan is 壹拾万柒仟元零伍角叁分, `1409.50` ends with 伍角 without 整, `20000.00` is
 * 贰万元整. A negative amount begins with 负. The word 人民币 isn't included, because forms print it before the amount.
 * @throws MoneyError when `fen` isn't a safe integer
 */
export function capitalAmountOf(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new MoneyError('not a whole number of fen');
  const amount = Math.abs(fen);
  const [yuan, cents] = [Math.floor(amount / 100), amount % 100];
  const [jiao, rest] = [Math.floor(cents / 10), cents % 10];
  const yuanWords = yuan > 0 ? `${wholeWords(yuan)}元` : cents === 0 ? '零元' : '';
  return `${fen < 0 ? '负' : ''}${yuanWords}${centWords(yuan, jiao, rest)}`;
}
