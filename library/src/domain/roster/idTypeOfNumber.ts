import { idCardOf } from '../identity/idCard.ts';
import { holderFactsOf, isChinesePassport, personalIdProblems } from '../identity/personalId.ts';
import { idTypeInList, isPersonIdType, type PersonIdType } from '../identity/personIdType.ts';
import { acceptedIdTypes, type RosterContext } from './rosterContext.ts';

/**
 * Matches numbers of home return permits (回乡证) issued since 1999. Passports of Hong Kong and Macau have similar
 * numbers, but aren't used on the mainland.
 */
const permit = /^[HM]\d{8}(\d{2})?$/;
const oldResidence = /^[A-Z]{3}\d{12}$/;
const officer = /^[\u4E00-\u9FA5]字第/;

/** The id type to which a normalised number most likely belongs, by its form; null when the form shows no type. */
function tellingType(number: string, context: RosterContext): PersonIdType | null {
  if (idCardOf(number, context.today)) return 'idCard';
  if (holderFactsOf('foreignerResidence', number, context.today) || oldResidence.test(number))
    return 'foreignerResidence';
  if (permit.test(number)) return 'hkMacauTaiwanPermit';
  if (officer.test(number)) return 'officerCertificate';
  return isChinesePassport(number) ? 'passport' : null;
}

/**
 * The id type for a number. If the number can have the stated type, returns the stated type. Otherwise returns the type
 * that `tellingType` finds, if the roster accepts this type. In all other cases returns the stated type.
 */
export function idTypeFor(number: string, stated: string, context: RosterContext): string {
  if (number === '') return stated;
  const isPossible = isPersonIdType(stated) && personalIdProblems(stated, number, context.today).length === 0;
  if (isPossible) return stated;
  const accepted = acceptedIdTypes(context);
  const told = idTypeInList(tellingType(number, context) ?? '', accepted);
  return accepted.some((type) => type === told) ? told : stated;
}
