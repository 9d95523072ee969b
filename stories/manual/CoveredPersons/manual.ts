import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Warns of insured persons who are covered already (在保): in which row, under which policy, until when.',
  chinese: { name: '重复在保提示', purpose: '提示已在保的被保险人：第几行、哪张保单、到哪天。' },
  synonyms: ['在保', '重复投保', 'duplicate', 'cover'],
  goodFor: ['a roster that is being written, after the earlier policies were looked up; it blocks nothing'],
  insteadOf: [
    ['`ErrorSummary`', 'something has to be corrected before going on'],
    ['`PersonTable`', 'it is about what is wrong with a row: there it is marked in its cell'],
  ],
  keyboard: [['Enter / Space', 'on a person: asks to be led to the row, for example by `goToPerson` of `PersonTable`']],
  accessibility: [
    'The notice is a `status`: it is read when it appears and takes no focus.',
    'Each person is a button that says where it leads; names can be masked like those of the roster.',
    'The list is named, and so is the navigation through it where it is long.',
  ],
};
