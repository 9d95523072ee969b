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

/** Id types of persons: those of orders, and those that only endorsements accept. */
export type PersonIdType = OrderPersonIdType | EndorsementPersonIdType;

export type Sex = 'male' | 'female';

/** The id types of orders; accepted where a product has no list of its own. */
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
 * The type by which persons are compared. A household register contains the number of the id card, and the permit for
 * Hong Kong and Macau has a name in orders and another one in endorsements.
 */
export function comparedIdType(type: string): string {
  if (type === 'householdRegister') return 'idCard';
  return type === 'hkMacauPermit' ? 'hkMacauTaiwanPermit' : type;
}

const permits: readonly PersonIdType[] = ['hkMacauTaiwanPermit', 'hkMacauPermit'];

/** The name that a list has for the permit for Hong Kong and Macau; any other type, and any other text, is kept. */
export function idTypeInList(type: string, list: readonly PersonIdType[]): string {
  const isPermit = permits.some((permit) => permit === type);
  return isPermit ? (permits.find((permit) => list.includes(permit)) ?? type) : type;
}
