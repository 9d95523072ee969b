import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Puts a task or a question over the page and holds focus until it is answered.',
  chinese: { name: '对话框', purpose: '在页面上方显示任务或问题，处理完之前焦点留在其中。' },
  synonyms: ['弹窗', '模态框', '确认', 'modal', 'confirm'],
  goodFor: [
    'a question that has to be answered before going on (`role="alertdialog"`)',
    'a short task that belongs to the page below: import a list, sign in again',
  ],
  insteadOf: [
    ['`Notice`', 'something is told and nothing has to be answered'],
    ['`Popover`', 'a few details beside the button that asked for them'],
    ['`Drawer`', 'the page below is to stay in sight beside it'],
    ['a page of its own', 'the task has steps, or an address worth keeping'],
  ],
  keyboard: [
    ['Esc', 'closes it, unless `isKeyboardDismissDisabled`'],
    ['Tab / Shift + Tab', 'goes round inside the dialog'],
    ['↑ ↓', 'scroll the body while there is more of it than fits'],
  ],
  accessibility: [
    '`dialog` or `alertdialog`, named by its heading; everything outside is hidden from screen readers while it is open.',
    'Focus enters it on opening and returns to where it was on closing.',
    'The body becomes a stop in the tab order while it scrolls, so that it can be read by keyboard.',
    'An `alertdialog` has no close button: its footer gives the answers.',
  ],
  frameHeight: 520,
  pictures: [
    {
      good: 'The title asks about the object, the button repeats the verb.',
      goodInChinese: '标题写明对象，按钮重复动作。',
      bad: 'A title without a subject; 是 and 否 have to be read twice.',
      badInChinese: '标题没有内容；“是”和“否”要读两遍才明白。',
    },
  ],
};
