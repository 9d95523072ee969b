import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Classifies what it stands beside, in a word.',
  chinese: { name: '标签', purpose: '用一个词说明旁边内容的类别。' },
  synonyms: ['状态', '徽标', 'badge', 'chip'],
  goodFor: ['states and kinds in lists and headings: 承保成功, 示例费率', "the number of problems in a tab's title"],
  insteadOf: [
    ['`OrderStatusTag`', "the word is an order's state"],
    ['`Notice`', 'it takes a sentence'],
    ['`Button`', 'it can be pressed'],
  ],
  keyboard: [],
  accessibility: [
    'Plain text: the tone never says more than the word, so nothing is lost without colours.',
    'Every tone reads at 4.5 : 1 in light, dark and high contrast.',
  ],
  pictures: [
    {
      good: 'A word or two; colour only for what needs attention.',
      goodInChinese: '一两个词；只有需要注意的内容才用颜色。',
      bad: 'Colour without a meaning, and a sentence where a `Notice` belongs.',
      badInChinese: '颜色没有含义，应放在 `Notice` 里的句子写成了标签。',
    },
  ],
};
