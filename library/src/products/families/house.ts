import type { FamilyDefaults } from '../productFile.ts';

/** Home contents and buildings (团体家财): priced per house. */
export const house: FamilyDefaults = {
  line: 'house',
  sections: {
    write: ['house', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'house', 'schemes', 'period', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'house', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
  },
  tags: ['团体家财', '按房屋投保'],
  basis: 'perHouse',
  rounding: 'ceil',
  durations: [12],
  features: {
    houseAddressRequired: true,
  },
};
