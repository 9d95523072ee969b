import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows a product in a list: who insures, what kind it is, what it costs at least.',
  chinese: { name: '产品卡片', purpose: '在列表中显示产品：保险公司、类型和起价。' },
  synonyms: ['产品列表', '商品', 'product'],
  goodFor: [
    'the list of products an agent may sell',
    'what the agent earns by it (`earnings` of the product), hidden below `EarningsHiddenContext`',
  ],
  insteadOf: [
    ['`Card`', 'a part of a page, not a thing to choose'],
    ['`DescriptionList`', 'the facts of one product'],
  ],
  keyboard: [
    ['Tab', 'to the buttons: details, quote, insure'],
    ['Enter / Space', 'presses one'],
  ],
  accessibility: [
    "An `article` named by the product; its buttons are named 投保, 报价 or 详情 with the product's name, so those of a list can be told apart.",
    'That rates are sample data is a word on the card, not a colour.',
  ],
};
