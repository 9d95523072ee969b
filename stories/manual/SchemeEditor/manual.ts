import type { Manual } from '../manual.ts';
import { anatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Configures the schemes (方案) of an order: plan, clauses, payout terms and occupations, a tab for each.',
  chinese: { name: '方案编辑器', purpose: '配置订单的方案：计划、条款、赔付约定和职业，每个方案一个标签页。' },
  synonyms: ['保障方案', '计划', '保额', 'scheme', 'plan'],
  goodFor: [
    'the heart of an application whose product is priced per person',
    'reading the schemes back (`isReadOnly`)',
  ],
  insteadOf: [
    ['`DescriptionList`', "one scheme's facts in a recap"],
    ['`PremiumReceipt`', 'its price, step by step'],
  ],
  keyboard: [
    ['← → / Home / End', 'on the tabs: to another scheme'],
    ['Enter', 'in the name: takes it; an empty name is given up'],
    ['Esc', 'in the question before a removal: keeps the scheme'],
  ],
  accessibility: [
    'A `tablist` of schemes; a tab with problems says so in a word.',
    'Removing a scheme with persons asks first (`alertdialog`); one without persons goes at once, with a way back that stays in sight.',
    'Problems stand at the fields they concern.',
  ],
  anatomy,
};
