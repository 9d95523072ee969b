import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Asks for swimming pools (游泳池): how large, how many, where, and what they look like.',
  chinese: { name: '游泳池表单', purpose: '填写游泳池：大小、数量、位置和照片。' },
  synonyms: ['游泳池', '泳池', 'swimming', 'pool'],
  goodFor: ['the swimming pool section of a writing screen'],
  insteadOf: [['`VenueForm`', 'pools are only counted, as beside the rooms of a hotel']],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
  ],
};
