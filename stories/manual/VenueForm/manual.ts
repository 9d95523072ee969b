import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Asks for a venue (酒店、停车场等经营场所): the area that the premium is counted on, and what it is counted in beside.',
  chinese: { name: '经营场所表单', purpose: '填写酒店、停车场等经营场所：计算保费的面积及其他计费项。' },
  synonyms: ['场所', '酒店', '停车场', '公众责任', 'venue'],
  goodFor: ['the order extension of a liability product: hotels, car parks, shops'],
  insteadOf: [
    ['`HouseForm`', 'a home is insured'],
    ['`PoolForm`', 'pools are what is insured'],
  ],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
  ],
};
