import type { FamilyDefaults } from '../productFile.ts';

/** Venue liability (场所责任): priced by area. */
export const venueLiability: FamilyDefaults = {
  line: 'venueLiability',
  sections: {
    write: ['orderExtension', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'orderExtension', 'schemes', 'period', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'orderExtension', 'schemes', 'period', 'applicant', 'invoice', 'materials'],
  },
  applicant: {
    fields: {
      establishedOn: 'optional',
      companyCategory: 'optional',
      employeeTotal: 'optional',
      annualIncome: 'optional',
      totalAssets: 'optional',
    },
  },
  tags: ['场所责任', '按面积投保'],
  basis: 'byArea',
  rounding: 'ceil',
  features: {
    orderExtension: true,
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
      rate: '0.95',
    },
    {
      code: 'D2000',
      label: '每次事故2,000元',
      rate: '0.9',
    },
  ],
};
