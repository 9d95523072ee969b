import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses one out of a long list by searching it in Chinese, pinyin or initials.',
  chinese: { name: '可搜索下拉框', purpose: '用汉字、拼音或首字母搜索，从长列表中选择一项。' },
  synonyms: ['搜索选择', '自动完成', '拼音', 'autocomplete', 'typeahead'],
  goodFor: [
    'banks, industries, branches: a list of up to some two thousand options of which people know a few letters',
    'options that a server finds: `onSearch` asks, `status` tells that the answer is on its way or failed',
    "answers that a list can't be complete for: `allowsCustomValue` keeps what was written",
  ],
  insteadOf: [
    ['`Select`', 'up to thirty options that people know'],
    ['`Cascader`', 'options lie in a tree that people walk through'],
    ['`SearchField`', "the text filters something and isn't itself an answer"],
  ],
  keyboard: [
    ['letters', "search; an input method's letters count once they are characters"],
    ['↑ ↓', 'open the list; previous, next option'],
    ['Page Up / Page Down', 'eight options on'],
    ['Enter', 'chooses the marked option; keeps the text where `allowsCustomValue`'],
    ['Tab', 'chooses the marked option of a search and goes on'],
    ['Esc', 'closes the list and brings the answer back'],
  ],
  accessibility: [
    'The input is a `combobox` whose active descendant is the marked option; focus never leaves it.',
    'How many options answer, or that none does, is announced as a status.',
    'The list names its size and every option its place, though only those in sight are in the document.',
    'The buttons that clear and open are no stops of the Tab key: deleting the text and ↓ do the same.',
  ],
};
