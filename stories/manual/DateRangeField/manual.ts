import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes a first and a last day, typed the way people write them, or chosen from calendars.',
  chinese: { name: '日期范围输入框', purpose: '输入起止日期，或从日历中选择。' },
  synonyms: ['日期区间', '起止日期', 'date', 'range'],
  goodFor: [
    'spans that are searched by: orders of a month',
    'spans with names that are chosen by one press (`presets`)',
  ],
  insteadOf: [
    ['`DateField`', 'the last day follows from the first, as in a period of cover'],
    ['`Select`', 'only a few spans are on offer'],
  ],
  keyboard: [
    ['Tab', 'first day, its calendar, last day, its calendar, presets'],
    ['Enter', 'commits what is written; so does leaving the field'],
    ['Enter / Space', 'on a preset: takes it; on the button that comes with days in the wrong order: exchanges them'],
  ],
  accessibility: [
    'A `group` named by its label; the days are named 开始日期 and 结束日期 or their English words, both are `DateField`s.',
    "Days in the wrong order are told with a button that exchanges them; nothing is changed behind the user's back.",
    'A preset that is in force is pressed (`aria-pressed`).',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
