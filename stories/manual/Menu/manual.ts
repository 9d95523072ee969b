import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: "Offers a button's list of actions.",
  chinese: { name: '菜单', purpose: '按钮下的操作列表。' },
  synonyms: ['下拉菜单', '更多操作', 'dropdown'],
  goodFor: [
    'more than three actions about one thing: copy, rename, remove a scheme',
    'the less used actions of a row or a toolbar',
  ],
  insteadOf: [
    ['`Button`', 'one or two actions: let them be seen'],
    ['`Select`', 'a value is chosen, nothing is done'],
    ['`Popover`', 'the sheet holds anything but a list of actions'],
  ],
  keyboard: [
    ['Enter / Space / ↓', 'on the button: opens it at the first action'],
    ['↑', 'on the button: opens it at the last action'],
    ['↑ ↓', 'previous, next action'],
    ['Home / End', 'first, last action'],
    ['letters', 'to the action that begins with them'],
    ['Enter / Space', 'does it and closes'],
    ['Esc', 'closes, focus returns to the button'],
  ],
  accessibility: [
    'A `menu` of `menuitem`s, named by the trigger unless `aria-label` says otherwise; the button tells that it has one and whether it is open.',
    'A disabled action is skipped by the arrows and told as dimmed.',
    'A dangerous action (`tone: "danger"`) must say so in its words: the colour is not read out.',
  ],
};
