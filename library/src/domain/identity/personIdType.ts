import { type EndorsementPersonIdType, endorsementPersonIdTypes } from '../enumeration/endorsementPersonIdType.ts';

/** Id types of persons in orders (specification §3). */
export type OrderPersonIdType =
  | 'idCard'
  | 'passport'
  | 'drivingLicence'
  | 'hkMacauTaiwanPermit'
  | 'officerCertificate'
  | 'foreignerResidence'
  | 'other';

/** Id types of persons: those of orders and those that only endorsements accept. */
export type PersonIdType = OrderPersonIdType | EndorsementPersonIdType;

export type Sex = 'male' | 'female';

/** The id types that orders accept. A product without a list of its own accepts all of them. */
export const personIdTypes: readonly OrderPersonIdType[] = [
  'idCard',
  'passport',
  'drivingLicence',
  'hkMacauTaiwanPermit',
  'officerCertificate',
  'foreignerResidence',
  'other',
];

const knownTypes: ReadonlySet<string> = new Set([...personIdTypes, ...endorsementPersonIdTypes]);

/** True when a text is one of the id types of persons, in orders or in endorsements. */
export const isPersonIdType = (text: string): text is PersonIdType => knownTypes.has(text);

/**
 * The id type that is used when two persons are compared. A household register contains the number of the id card, so
 * both count as one type. The permit for Hong Kong and Macau has one name in orders and another in endorsements; both
 * count as one type too.
 */
export function comparedIdType(type: string): string {
  if (type === 'householdRegister') return 'idCard';
  return type === 'hkMacauPermit' ? 'hkMacauTaiwanPermit' : type;
}

const permits: readonly PersonIdType[] = ['hkMacauTaiwanPermit', 'hkMacauPermit'];

/**
 * Translates the permit for Hong Kong and Macau to the name by which `list` contains it. Any other type and any other
 * text is returned unchanged.
 */
export function idTypeInList(type: string, list: readonly PersonIdType[]): string {
  const isPermit = permits.some((permit) => permit === type);
  return isPermit ? (permits.find((permit) => list.includes(permit)) ?? type) : type;
}
