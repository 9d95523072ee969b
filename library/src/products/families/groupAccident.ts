import type { FamilyDefaults } from '../productFile.ts';

/** Group accident (团体意外): priced per person. */
export const groupAccident: FamilyDefaults = {
  line: 'groupAccident',
  sections: {
    write: ['schemes', 'period', 'persons', 'applicant', 'invoice', 'materials'],
    detail: ['progress', 'schemes', 'period', 'persons', 'applicant', 'materials', 'invoice'],
    confirm: ['premium', 'schemes', 'period', 'persons', 'applicant', 'invoice', 'materials'],
  },
  tags: ['团体意外', '按人投保'],
  basis: 'perPerson',
  rounding: 'ceil',
  discountTiers: [
    {
      minPersons: 1,
      maxPersons: 19,
      discount: '1',
    },
    {
      minPersons: 20,
      maxPersons: 99,
      discount: '0.96',
    },
    {
      minPersons: 100,
      maxPersons: null,
      discount: '0.9',
    },
  ],
  persons: {
    min: 3,
    max: 10000,
  },
  occupation: {
    classes: '111100',
    first: { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1 },
  },
  age: {
    min: 16,
    max: 65,
  },
  endorsement: {
    externalAddress: '',
    kinds: ['add', 'remove', 'replace'],
    allowsCombination: true,
    premiumMode: 'month',
    removalLimit: {
      max: 30,
      unit: 'percent',
    },
    replacementLimit: null,
    minRemainingHeads: 3,
    maxHeads: 10000,
    allowsClassChange: true,
    allowsReturn: false,
    refundFee: {
      kind: 'percent',
      percent: '10',
    },
    review: 'single',
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
