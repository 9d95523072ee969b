import type { FamilyDefaults } from '../productFile.ts';

/** Swimming pool liability (游泳池责任): priced per pool. */
export const swimmingPool: FamilyDefaults = {
  line: 'swimmingPool',
  sections: {
    write: ['swimmingPool', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'swimmingPool', 'schemes', 'period', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'swimmingPool', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
  },
  tags: ['游泳池责任'],
  basis: 'perPool',
  rounding: 'ceil',
  occupation: {
    classes: '100000',
  },
  features: {
    construction: true,
    swimmingPool: true,
  },
  deductibles: [
    {
      code: 'D500',
      label: '每次事故500元',
      rate: '1',
    },
    {
      code: 'D1000',
      label: '每次事故1,000元',
      rate: '0.92',
    },
  ],
};
