import type { FamilyDefaults } from '../productFile.ts';
import { payoutRatios } from './payoutRatios.ts';

/** Employer liability (雇主责任): priced per person, with deductibles, payout ratios and disability tables. */
export const employerLiability: FamilyDefaults = {
  line: 'employerLiability',
  sections: {
    write: ['schemes', 'period', 'persons', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'schemes', 'period', 'persons', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'schemes', 'period', 'persons', 'applicant', 'invoice', 'materials'],
  },
  applicant: {
    fields: {
      industryCode: 'optional',
      operatorRelation: 'optional',
      employeeTotal: 'optional',
    },
  },
  basis: 'perPerson',
  rounding: 'ceil',
  tags: ['雇主责任', '按人投保'],
  deductibles: [
    {
      code: 'D0',
      label: '无免赔',
      rate: '1.1',
    },
    {
      code: 'D100',
      label: '每次事故100元',
      rate: '1',
    },
    {
      code: 'D500',
      label: '每次事故500元',
      rate: '0.93',
    },
  ],
  payoutRatios,
  disabilityTables: [
    {
      code: 'T1',
      label: '比例表一',
      rate: '1',
      percentages: [100, 80, 70, 60, 50, 40, 30, 20, 10, 5],
    },
    {
      code: 'T2',
      label: '比例表二',
      rate: '0.928',
      percentages: [100, 80, 65, 55, 45, 25, 15, 10, 4, 1],
    },
    {
      code: 'T3',
      label: '比例表三',
      rate: '1.082',
      percentages: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10],
    },
  ],
  discountTiers: [
    {
      minPersons: 1,
      maxPersons: 49,
      discount: '1',
    },
    {
      minPersons: 50,
      maxPersons: 199,
      discount: '0.95',
    },
    {
      minPersons: 200,
      maxPersons: 499,
      discount: '0.9',
    },
    {
      minPersons: 500,
      maxPersons: null,
      discount: '0.85',
    },
  ],
  persons: {
    min: 1,
    max: 10000,
  },
  occupation: {
    classes: '111100',
    first: { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1 },
  },
  endorsement: {
    externalAddress: '',
    kinds: ['add', 'remove', 'replace'],
    allowsCombination: true,
    premiumMode: 'day',
    removalLimit: null,
    replacementLimit: null,
    minRemainingHeads: 1,
    maxHeads: 10000,
    allowsClassChange: true,
    allowsReturn: true,
    refundFee: {
      kind: 'none',
    },
    review: 'twoStage',
    materials: [
      {
        code: 'application',
        name: '盖章的保全申请书',
        isRequired: true,
      },
      {
        code: 'roster',
        name: '盖章的人员变更清单',
        isRequired: false,
      },
    ],
  },
};
