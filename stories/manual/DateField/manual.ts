import type { Manual } from '../manual.ts';
import { anatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Takes a day, typed or pasted the way people write it, or chosen from a calendar.',
  chinese: { name: '日期输入框', purpose: '输入或粘贴常见写法的日期，或从日历中选择。' },
  synonyms: ['日期', '日历', '起保日期', 'date', 'picker', 'calendar'],
  goodFor: [
    'a day that people know by heart or copy: a birthday, the day an id ends, the first day of cover (起保日期)',
    'days within limits (`minValue`, `maxValue`): what lies outside is refused with the reason',
  ],
  insteadOf: [
    ['`DateRangeField`', 'two days belong together as a span'],
    ['`Select`', 'only a handful of days is on offer'],
  ],
  keyboard: [
    ['digits, 1990-3-7, 1990年3月7日', 'are all understood; a year of two digits is refused, with the reason'],
    ['Enter', 'commits what is written; so does leaving the field'],
    ['Tab, then Enter / Space', 'opens the calendar at the button'],
    ['← → ↑ ↓', 'in the calendar: a day, a week'],
    ['Page Up / Page Down', 'a month; with Shift a year'],
    ['Home / End', 'first, last day of the month in sight'],
    ['Enter / Space', 'chooses the day and closes'],
    ['Esc', 'closes the calendar without a change'],
  ],
  accessibility: [
    'A text field, so everything a keyboard, a pasted list or dictation can do works; the calendar is the second way in.',
    'Text that is no day, or lies outside the limits, stays in sight with the reason instead of disappearing.',
    'The calendar is a dialog with a grid; years and months can be jumped to by two lists.',
    'The visible `label` is the name; where a table header already says it, `aria-label` takes its place.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
  anatomy,
};
