import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Lists what stops a form and leads to each place.',
  chinese: { name: '错误汇总', purpose: '列出表单中需要修改的问题，并可跳到对应位置。' },
  synonyms: ['校验错误', '错误提示', 'validation'],
  goodFor: [
    'above a form whose submission was refused',
    'long forms and tables, where the field that is wrong may be out of sight',
  ],
  insteadOf: [
    ["the field's own `errorMessage`", 'there is one field, or the user has just left it'],
    ['`Notice`', 'the form is right and the server refused it'],
  ],
  keyboard: [
    ['Tab', 'to the next entry'],
    [
      'Enter / Space',
      'goes to the field: it is scrolled into sight and gets focus; a closed `Disclosure` around it opens',
    ],
  ],
  accessibility: [
    'A section named by its heading. With `refusals` the heading takes the focus at each refused submit: it is read, and the list is next.',
    'A form or dialog with one or two fields needs no summary: move the focus to the first field that is wrong.',
    'How many problems there are is announced when they appear and while they vanish.',
    'Entries are buttons, since they move focus in the page; one without a target is plain text.',
    'Fields are found by `targetId`; `onJump` runs first where the field has to be shown before: another tab, another page of rows.',
  ],
};
