/** Group id types (specification §3) as words. */
export type GroupIdType = 'organisationCode' | 'taxRegistration' | 'businessLicence' | 'creditCode' | 'other';

/** Group id types in the order in which most organisations have them (specification §3). */
export const groupIdTypes: readonly GroupIdType[] = [
  'creditCode',
  'businessLicence',
  'organisationCode',
  'taxRegistration',
  'other',
];
