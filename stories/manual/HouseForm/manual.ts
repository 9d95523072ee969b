import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Asks for the insured house (房屋): its area, with the class that it is priced in, and where it is.',
  chinese: { name: '房屋表单', purpose: '填写被保险的房屋：面积、计价类别和地址。' },
  synonyms: ['房屋', '家财', '面积', 'house', 'property'],
  goodFor: ["the house section of a writing screen; `isAddressRequired` is the product's"],
  insteadOf: [['`VenueForm`', 'a place of business with its rooms and lots']],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
  ],
};
