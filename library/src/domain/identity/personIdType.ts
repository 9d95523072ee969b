/** Person id types (specification §3) as words. */
export type PersonIdType =
  | 'idCard'
  | 'passport'
  | 'drivingLicence'
  | 'hkMacauTaiwanPermit'
  | 'officerCertificate'
  | 'foreignerResidence'
  | 'other';

/** Sex as words. */
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

/** True when a text is a known id type. */
export const isPersonIdType = (text: string): text is PersonIdType => personIdTypes.some((type) => type === text);
