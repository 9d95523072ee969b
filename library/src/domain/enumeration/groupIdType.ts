import type { GroupIdType } from '../applicant/applicant.ts';

/** Group id types in the order in which most organisations have them (specification §3). */
export const groupIdTypes: readonly GroupIdType[] = [
  'creditCode',
  'businessLicence',
  'organisationCode',
  'taxRegistration',
  'other',
];
