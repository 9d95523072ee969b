/**
 * Id types of persons in endorsements (specification §3). From code 4 on, the codes differ from those of the id types
 * in orders.
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
