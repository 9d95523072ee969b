import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes the materials (资料) that an insurer asks for, kind by kind, and says what is still lacking.',
  chinese: { name: '资料上传', purpose: '按种类上传保险公司要求的资料，并说明还缺什么。' },
  synonyms: ['影像资料', '证明', '营业执照', 'materials'],
  goodFor: [
    'the materials of an order, first or after some were sent back (资料驳回)',
    'the materials of an endorsement (保全)',
    '`beside` puts with a material what belongs to it: the form to print and stamp, or what was read from the file',
    '`materialProblems` of `domain/material/material` says the same to the button that sends them',
  ],
  insteadOf: [['`FileUpload`', 'there is one kind of file']],
  keyboard: [
    [
      'Enter / Space',
      "on a material's button: opens the system's file dialog; on a file's buttons: cancels, tries again, removes; on the name of a picture: goes through the pictures of all materials over the page",
    ],
    ['Tab', 'material by material, each with the buttons of its files'],
  ],
  accessibility: [
    'A list of materials; each is a group named by the material.',
    'Where a material stands (待上传, 已退回, 已上传) is a word in its description, and the reason why it was sent back is its error.',
    'How many are lacking is announced politely whenever it changes.',
    'Ids of the uploads are `${id}-${type}`: an error summary can jump to them.',
  ],
};
