import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Corrects who the persons of a submitted order are: names, documents, sexes, dates of birth.',
  chinese: { name: '人员信息更正', purpose: '更正已提交订单的人员：姓名、证件、性别、出生日期。' },
  synonyms: ['更正', '改姓名', '证件号码', 'correction'],
  goodFor: ['an order whose materials were sent back because records of persons are wrong'],
  insteadOf: [
    ['`PersonTable`', 'the order isn’t submitted yet and persons may come and go'],
    ['`EndorsementPersons`', 'the policy is in force and persons join, leave or are replaced'],
  ],
  keyboard: [['as in `PersonTable`', 'in the table; cells of work and scheme are read-only']],
  accessibility: [
    'How many persons are to be corrected is a `status`; what becomes of whom is a named list, the old text in `del`, the new one in `ins`.',
    'The result of an uploaded list is a `status` too, with the rows that belong to no person.',
  ],
};
