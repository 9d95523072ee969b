import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Opens a sheet beside the page, which stays in sight, for work that belongs to it.',
  chinese: { name: '抽屉', purpose: '在页面一侧打开面板，页面仍然可见。' },
  synonyms: ['侧边栏', '侧滑', 'side', 'panel'],
  goodFor: ['details or a form of one row of a list', 'filters on a phone: there it comes from the bottom'],
  insteadOf: [
    ['`Dialog`', 'a question has to be answered, or the task fills the view'],
    ['`Popover`', 'a few details beside the button that asked'],
    ['`Disclosure`', 'the details can stand in the page'],
  ],
  keyboard: [
    ['Esc', 'closes it, unless `isDismissDisabled`'],
    ['Tab / Shift + Tab', 'goes round inside'],
    ['↑ ↓', 'scroll the body while there is more of it than fits'],
  ],
  accessibility: [
    'A `dialog` named by its heading; the page beside it is seen and not reached until it is closed.',
    'Focus enters it on opening and returns to where it was on closing.',
    'A press outside closes it, unless `isDismissDisabled`.',
  ],
  frameHeight: 560,
};
