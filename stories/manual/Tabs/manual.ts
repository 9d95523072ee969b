import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows one of several views of the same rank.',
  chinese: { name: '标签页', purpose: '在同级的几个视图中显示一个。' },
  synonyms: ['选项卡', '页签', 'tab'],
  goodFor: [
    'parts of one thing that are looked at one at a time: the schemes of an order',
    'filters of one list (`children` is the one panel)',
  ],
  insteadOf: [
    ['`SegmentedControl`', 'the same content is shown another way'],
    ['`Stepper`', 'the parts come one after the other'],
    ['links in a `nav`', 'each view is a page with an address'],
  ],
  keyboard: [
    ['← →', 'to the tab before or after, and shows it'],
    ['Home / End', 'first, last tab'],
    ['Tab', 'from the tabs into the panel'],
  ],
  accessibility: [
    'A `tablist` named by `aria-label`, with `tab`s and the `tabpanel` of the chosen one; one stop in the tab order.',
    'Only the chosen panel is in the document.',
    'A title may hold more than text, for example a `Tag` that tells of problems: it is read with the tab.',
  ],
};
