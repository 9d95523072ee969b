import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Asks for the works (施工项目) of a construction product: what, how much, when, where, and the materials that prove it.',
  chinese: { name: '施工项目表单', purpose: '填写建工险的施工项目：内容、造价或面积、时间、地点和证明资料。' },
  synonyms: ['建工', '工程', '造价', 'construction', 'works'],
  goodFor: [
    'the construction section of a writing screen, whatever the premium is counted on: `product` decides which figure is required',
  ],
  insteadOf: [['`VenueForm`', 'a place of business is insured, not the works that build it']],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
    'Works that the tariff does not cover together are options that cannot be chosen, so no combination fails later.',
  ],
};
