/**
 * Id types of persons in endorsements (specification §3). The codes 4 and 6 have another meaning than in orders. The
 * codes 7 and 8 exist only in endorsements.
 */
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
