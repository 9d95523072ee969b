import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows and edits the insured persons (被保人) of a roster, 1 to 10,000 rows.',
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
    ['↑ ↓ ← →', 'to the cell beside'],
    ['Home / End', 'first, last cell of the row; with Ctrl of the table'],
    ['Page Up / Page Down', 'a screen of rows'],
    ['Ctrl + ↑ / Ctrl + ↓', 'first, last row'],
    ['Enter / F2 / Space', 'edits the cell; in the first column chooses the row, in the last removes it'],
    ['letters, or an input method', 'start to edit and replace what was there'],
    ['Enter', 'while editing: takes it and goes down'],
    ['Tab / Shift + Tab', 'while editing: takes it and goes to the next, previous cell'],
    ['Esc', 'while editing: leaves the cell as it was'],
    ['Delete / Backspace', 'empties a text cell'],
    ['Ctrl + Z', 'takes the last change back; Ctrl + Y or Ctrl + Shift + Z does it again'],
  ],
  accessibility: [
    'A `grid` that is one stop in the tab order; the cell the reader is at is `aria-activedescendant`, and row and column counts are those of the whole roster.',
    'What is wrong with a cell, row and column included, is a `status` below the grid.',
    'The editor is one field named by its column; Enter and the arrows belong to the input method while it composes.',
    '下一个问题 (next problem) goes to the next error and focuses its cell.',
  ],
};
