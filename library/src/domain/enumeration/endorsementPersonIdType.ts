/** Id types of persons in endorsements (specification §3). Codes from 4 upwards have another meaning than in orders. */
export type EndorsementPersonIdType =
  | 'idCard'
  | 'passport'
  | 'drivingLicence'
  | 'hkMacauPermit'
  | 'officerCertificate'
  | 'householdRegister'
  | 'organisationCode'
  | 'birthCertificate'
  | 'other';

export const endorsementPersonIdTypes: readonly EndorsementPersonIdType[] = [
  'idCard',
  'passport',
  'drivingLicence',
  'hkMacauPermit',
  'officerCertificate',
  'householdRegister',
  'organisationCode',
  'birthCertificate',
  'other',
];
