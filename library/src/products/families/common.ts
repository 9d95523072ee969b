import type { FamilyDefaults } from '../productFile.ts';

/**
 * Values that all families share. An applicant field that occurs neither here nor in the family's defaults nor in the
 * product is hidden.
 */
export const common: FamilyDefaults = {
  jump: {
    kind: 'native',
  },
  isSample: true,
  badges: [],
  effective: {
    from: '2026-01-01',
    until: null,
  },
  deductibles: [],
  payoutRatios: [],
  disabilityTables: [],
  discountTiers: [],
  shortPeriodRates: {
    '1': '0.1',
    '2': '0.2',
    '3': '0.3',
    '4': '0.4',
    '5': '0.5',
    '6': '0.6',
    '7': '0.7',
    '8': '0.8',
    '9': '0.85',
    '10': '0.9',
    '11': '0.95',
    '12': '1',
  },
  durations: [1, 2, 3, 4, 5, 6, 12],
  startDay: {
    earliest: 1,
    latest: 60,
  },
  persons: {
    min: 0,
    max: 1,
  },
  occupation: {
    classes: '000000',
    declinedCodes: [],
    classOverrides: {},
  },
  age: {
    min: 16,
    max: 65,
    on: 'startDate',
    isExempt: false,
  },
  checks: {
    peopleCount: true,
    age: true,
    career: true,
  },
  features: {
    ocrAuthorisationBook: false,
    invoiceTaxPhone: false,
    construction: false,
    swimmingPool: false,
    vehicle: false,
    orderExtension: false,
    houseAddressRequired: false,
    mailStampedForm: false,
    repeatPremiumRate: false,
    ax: false,
    groupNameLengthExempt: false,
  },
  applicant: {
    fields: {
      groupName: 'required',
      groupNature: 'required',
      groupIdType: 'required',
      groupIdNo: 'required',
      groupIdValidUntil: 'required',
      isGroupIdLongTerm: 'optional',
      legalPersonName: 'optional',
      contactName: 'required',
      contactMobile: 'required',
      landline: 'optional',
      email: 'required',
      address: 'required',
    },
    natureList: 'general',
  },
  areaCodes: [],
  documents: [],
};
