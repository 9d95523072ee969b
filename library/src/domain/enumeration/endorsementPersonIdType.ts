/** Id types of persons in the endorsement list (specification §3). Codes from 4 on differ from the codes in orders. */
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
