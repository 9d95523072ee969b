/** Id types of persons (specification §3). */
export type PersonIdType =
  | 'idCard'
  | 'passport'
  | 'drivingLicence'
  | 'hkMacauTaiwanPermit'
  | 'officerCertificate'
  | 'foreignerResidence'
  | 'other';

export type Sex = 'male' | 'female';

export const personIdTypes: readonly PersonIdType[] = [
  'idCard',
  'passport',
  'drivingLicence',
  'hkMacauTaiwanPermit',
  'officerCertificate',
  'foreignerResidence',
  'other',
];

/** True when a text is one of the id types of persons. */
export const isPersonIdType = (text: string): text is PersonIdType => personIdTypes.some((type) => type === text);
