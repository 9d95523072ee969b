import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses one of two to five short options that stand side by side.',
  chinese: { name: '分段控件', purpose: '从并排的两到五个短选项中选择一个。' },
  synonyms: ['切换', '分段', 'segmented'],
  goodFor: ['how the same thing is shown: a view, a unit, a period', 'a filter with few answers'],
  insteadOf: [
    ['`Tabs`', 'each option has content of its own'],
    ['`RadioGroup`', 'options need a line of explanation, or are answers of a form'],
    ['`Select`', 'more than five options'],
    ['`Switch`', 'it is on or off'],
  ],
  keyboard: [
    ['Tab', 'to the chosen option'],
    ['← → ↑ ↓', 'to the option before or after, and chooses it'],
    ['Space', 'chooses the option in focus'],
  ],
  accessibility: [
    'A `radiogroup` named by its label or `aria-label`: one stop in the tab order.',
    'The chosen option is told as checked; its appearance differs by more than a colour.',
  ],
};
