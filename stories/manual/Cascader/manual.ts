import type { Manual } from '../manual.ts';
import { cascaderAnatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Chooses a leaf of a tree column by column, or finds it by a few letters.',
  chinese: { name: '级联选择', purpose: '逐列选择树的末级选项，或输入几个字搜索。' },
  synonyms: ['多级选择', '树选择', 'tree', 'select'],
  goodFor: [
    'trees of two to four levels with many leaves: regions, occupations, industries',
    'trees that are loaded when the field is opened first (`source="loading"`, `onApproach`, `onRetry`)',
    'choices that come again: give `recent` a storage, for example `recentChoicesIn(localStorage, name)`',
  ],
  insteadOf: [
    ['`RegionCascader`', 'the tree is that of the regions of the mainland'],
    ['`OccupationPicker`', "the tree is that of a product's occupations (职业)"],
    ['`Select`', 'one level with few options'],
    ['`ComboBox`', 'one level with many options'],
  ],
  keyboard: [
    ['Enter / Space / ↓ / ↑', 'on the field: opens the popup, focus goes to the search'],
    ['any text', 'searches by name, pinyin (拼音), initials or code; results replace the columns'],
    ['↓ from the search', 'into the columns while nothing is searched, else to the next result'],
    ['↑ ↓', 'previous, next option of the column'],
    ['Page Up / Page Down', 'eight options at once'],
    ['Home / End', 'first, last option'],
    ['→ / ←', 'into the next column, back to the one before'],
    ['Enter / Space', 'opens the group, or chooses the leaf and closes'],
    [
      'Tab',
      'through search, recent choices and columns; past the last it closes and goes on to what follows the field',
    ],
    ['Esc', 'closes without a change, focus returns to the field'],
  ],
  accessibility: [
    'The field is a `combobox` that opens a dialog of the same name; the columns are listboxes named by `levelLabels`, each in the tab order.',
    'Beside the field the page stays in use: a press or focus elsewhere closes the popup. On a phone it is a modal sheet.',
    'Search results are a listbox whose current option is `aria-activedescendant` of the search field; how many there are is announced politely.',
    'A refused leaf stays in sight with the reason and is `aria-disabled`: it can be read, not chosen.',
    'Opened by touch the search field is not focused, so that the on-screen keyboard stays away.',
    'While an input method composes (Chinese input), Enter and the arrows belong to it.',
  ],
  anatomy: cascaderAnatomy,
};
