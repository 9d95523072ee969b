import type { Manual } from '../manual.ts';
import { anatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Shows and edits the insured persons (被保险人) of a roster, 1 to 100,000 rows.',
  chinese: { name: '人员清单表格', purpose: '显示和编辑被保险人清单，1 至 100,000 行。' },
  synonyms: ['被保险人', '名单', '花名册', '员工', 'roster', 'spreadsheet'],
  goodFor: [
    'typing, correcting and checking a roster (人员清单), problems marked where they are',
    'showing it read-only, or masked so that no personal data is seen',
  ],
  insteadOf: [
    ['`RosterImport`', 'the persons are in a file'],
    ['`DataGrid`', 'rows are anything but insured persons'],
    ['`DescriptionList`', 'it is one person'],
  ],
  keyboard: [
    ['↑ ↓ ← →', 'to the cell beside; with Shift selects a block'],
    ['Home / End', 'first, last cell of the row; with Ctrl of the table'],
    ['Page Up / Page Down', 'a screen of rows'],
    ['Ctrl + ↑ / Ctrl + ↓', 'first, last row'],
    ['Ctrl + A / Shift + Space / Ctrl + Space', 'selects everything, the row, the column'],
    ['Tab / Shift + Tab', 'next, previous cell of a person, once the user works in the grid; Esc, then Tab leaves it'],
    ['Enter / F2 / Space', 'edits the cell; in the first column chooses the row, in the last removes it'],
    ['letters, or an input method', 'start to edit and replace what was there'],
    ['Enter / Shift + Enter', 'while editing: takes it and goes down, up'],
    ['↑ / ↓', 'while editing: through the choices where there are any; after typing over a cell, takes it and goes on'],
    [
      'Esc',
      'while editing: leaves the cell as it was; else lets go of a block and of the grid, and only then closes a dialog around it',
    ],
    ['Ctrl + C / X / V', 'copies, cuts, pastes blocks, from and to Excel and WPS too'],
    ['Ctrl + D', 'fills the first selected row down, or the row above into this one'],
    ['Delete / Backspace', 'empties the selected cells; the scheme stays'],
    ['Ctrl + Z', 'takes the last change back and goes to its row; Ctrl + Y or Ctrl + Shift + Z does it again'],
    ['Alt + ↑ / Alt + ↓', 'sorts by this column; once more for the original order'],
    ['Alt + Enter', 'takes the proposed correction; with Shift wherever the same is wrong'],
  ],
  accessibility: [
    'One text field has the focus for the whole grid, so that an input method finds it before its first key. It names the user’s cell by `aria-activedescendant` and controls the `grid`, whose row and column counts are those of the whole roster.',
    'What is wrong with a cell is its description, stands below the grid, and is said (`status`) after an entry that is wrong.',
    'What was pasted, filled, removed, taken back, sorted, corrected, masked or shown is said once in the same `status`.',
    'The editor is the same field, named by its column; with choices it is a `combobox`. Enter and the arrows belong to the input method while it composes.',
    '下一个问题 (next problem) goes to the next error, or name that isn’t the code’s, and focuses its cell.',
    'A button that is gone or disabled once it was pressed leaves the focus to the grid.',
  ],
  anatomy,
};
