import type { Manual } from '../manual.ts';
import { anatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Takes a list of persons from an Excel or CSV file and says what was found before anything is imported.',
  chinese: { name: '人员清单导入', purpose: '从 Excel 或 CSV 文件读取人员清单，导入前说明读到了什么。' },
  synonyms: ['批量导入', '模板', '名单导入', 'Excel', 'CSV', 'import'],
  goodFor: [
    "filling a roster (人员清单) from the employer's own file: columns are recognised and can be corrected",
    'filling a table that has persons already: the recipe “Import into a table” merges the list with them',
  ],
  insteadOf: [
    ['`PersonTable`', 'a few persons are typed, or problems are corrected'],
    ['`FileDrop`', 'the file is no list of persons'],
  ],
  keyboard: [
    ['Enter / Space', "on 选择文件: opens the system's file dialog"],
    ['Ctrl + V (⌘ V)', 'while focus is in the drop area: takes a file from the clipboard'],
    ['Enter / Space', 'on a step that is done: shows its part again'],
    ['Esc', 'closes without importing'],
    ['↑ ↓', 'scroll the list of problems while it has focus'],
  ],
  accessibility: [
    'A `dialog`; reading shows a `progressbar` named after the file and can be stopped.',
    'The steps are a list; the one that waits for the user is the current `step`, those before it say that they are done.',
    'What was found is a `status`; a refused file is an `alert` that says what to do about it.',
    'Lists of problems are named and reachable by keyboard.',
  ],
  frameHeight: 640,
  anatomy,
};
