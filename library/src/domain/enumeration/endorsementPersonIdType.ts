/** Person id types as the preservation list knows them (specification §3): 4 and above differ from those of an order. */
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
