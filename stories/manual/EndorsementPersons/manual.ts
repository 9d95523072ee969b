import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Asks who is added, removed and replaced, one by one or by a filled-in template, and lists who, what, from when and for which premium.',
  chinese: { name: '保全人员变更', purpose: '逐个填写或用模板导入增加、减少和替换的人员，列出变更、生效日期和保费。' },
  synonyms: ['增减员', '加保', '减保', '替换', '批改人员', 'endorsement'],
  goodFor: ['the second step of an endorsement'],
  insteadOf: [
    ['`RosterReconcile`', 'the employer has a complete current list'],
    ['`PersonTable`', 'the persons of a new order are entered'],
  ],
  keyboard: [
    ['Enter, Space', 'opens the dialog of a kind; chooses a person in it'],
    ['Arrow keys', 'move between the persons that may be replaced'],
    ['Esc', 'closes a dialog'],
  ],
  accessibility: [
    'The buttons of a row say whose change they edit, join, split or take back.',
    'What can be undone is a status.',
    'How many persons a search found is a status.',
  ],
};
