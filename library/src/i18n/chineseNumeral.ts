const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const units = ['', '十', '百', '千'] as const;

/**
 * Writes a whole number in Chinese numerals: 12 is 十二, 20,305 is 二万零三百零五. @throws RangeError when the number isn't
 * whole or isn't within 0 to 99,999
 */
export function chineseNumeral(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99_999) throw new RangeError('outside 0 to 99,999');
  if (value === 0) return digits[0];
  const [high, low] = [Math.floor(value / 10_000), value % 10_000];
  const gap = high > 0 && low > 0 && low < 1000 ? digits[0] : '';
  const words = (high > 0 ? `${belowTenThousand(high)}万` : '') + gap + (low > 0 ? belowTenThousand(low) : '');
  return words.startsWith('一十') ? words.slice(1) : words;
}

function belowTenThousand(value: number): string {
  let words = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit > 0) words += `${digits[digit]}${units[place]}`;
    else if (words !== '' && value % 10 ** place > 0 && !words.endsWith(digits[0])) words += digits[0];
  }
  return words;
}
