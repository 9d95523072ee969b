/** Id types of organisations (specification §3). */
export type GroupIdType = 'organisationCode' | 'taxRegistration' | 'businessLicence' | 'creditCode' | 'other';

/** Id types of organisations, the most common first (specification §3). */
export const groupIdTypes: readonly GroupIdType[] = [
  'creditCode',
  'businessLicence',
  'organisationCode',
  'taxRegistration',
  'other',
];
