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

/** Id types of persons: the types of orders, and the types that only endorsements accept. */
export type PersonIdType = OrderPersonIdType | EndorsementPersonIdType;

export type Sex = 'male' | 'female';

/** The id types that orders accept. If a product has no own list of types, it accepts all of these. */
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
 * The id type for comparing two persons. A household register contains the id card number, so it is treated as an id
 * card. The permit for Hong Kong and Macau has different names in orders and in endorsements, so both names are treated
 * as one type.
 */
export function comparedIdType(type: string): string {
  if (type === 'householdRegister') return 'idCard';
  return type === 'hkMacauPermit' ? 'hkMacauTaiwanPermit' : type;
}

const permits: readonly PersonIdType[] = ['hkMacauTaiwanPermit', 'hkMacauPermit'];

/**
 * If `type` is the permit for Hong Kong and Macau, returns the name that `list` contains for this permit. If `list`
 * contains no such name, or `type` is any other type or text, returns `type` unchanged.
 */
export function idTypeInList(type: string, list: readonly PersonIdType[]): string {
  const isPermit = permits.some((permit) => permit === type);
  return isPermit ? (permits.find((permit) => list.includes(permit)) ?? type) : type;
}
