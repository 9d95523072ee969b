import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Finds a page, a product or an order by a few letters and goes there.',
  chinese: { name: '命令面板', purpose: '输入几个字，找到页面、产品或订单并打开。' },
  synonyms: ['快速跳转', '全局搜索', '快捷键', 'quick', 'open'],
  goodFor: [
    'an app with many screens, opened by Ctrl/⌘ + K and by a button',
    '`found` for what a server answers, with its `status`',
  ],
  insteadOf: [
    ['`ComboBox`', 'the choice is the value of a field'],
    ['`Menu`', 'there are few things to do'],
  ],
  keyboard: [
    ['any text', 'searches in Chinese, by pinyin (拼音), initials and other words of a command'],
    ['↓ / ↑ / Page Down / Page Up', 'moves through what was found'],
    ['Enter', 'goes to what is pointed at'],
    ['Esc', 'closes the window and gives focus back'],
  ],
  accessibility: [
    'A dialog with a combobox, which has the focus, and a listbox.',
    'How many answer, that more is looked for, and that something failed is announced politely.',
    'Keys that an input method (输入法) uses are left to it.',
  ],
  frameHeight: 560,
};
