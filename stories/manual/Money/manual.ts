import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows an amount of money the same way everywhere, `¥12,345.60`.',
  chinese: { name: '金额', purpose: '以统一格式显示金额：`¥12,345.60`。' },
  synonyms: ['保费', '价格', '元', 'amount', 'currency'],
  goodFor: [
    'every premium (保费), sum insured in yuan, refund and commission',
    'columns of amounts: digits have equal widths',
  ],
  insteadOf: [
    ['a `NumberField` with `unit="元"`', 'the amount is to be typed'],
    ['"30万" as text', "a sum insured is named the way the insurer's clause names it"],
  ],
  keyboard: [],
  accessibility: [
    'A `data` element: the exact decimal is its value, whatever the format shows.',
    'Amounts are whole fen (`fen`) or a decimal text (`yuan`), never a binary fraction: nothing is rounded on the way.',
  ],
  pictures: [
    {
      good: 'One format everywhere: sign, thousands, two decimals.',
      goodInChinese: '处处使用同一格式：货币符号、千位分隔、两位小数。',
      bad: 'Written by hand: not comparable, and the unit is hard to find.',
      badInChinese: '手工书写：难以比较，单位不醒目。',
    },
  ],
};
