import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { GroupIdType } from '../enumeration/groupIdType.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { businessLicenceCheckDigit, organisationCodeCheckDigit } from './checkDigits.ts';
import { type CreditCodeCode, creditCodeProblems, hasRightCreditCodeCheckDigit } from './creditCode.ts';
import { idCardOf } from './idCard.ts';

export type GroupIdCode =
  | CreditCodeCode
  | 'E_REQUIRED'
  | 'E_ORGANISATION_CODE'
  | 'E_BUSINESS_LICENCE'
  | 'E_TAX_ID'
  | 'E_GROUP_ID'
  | 'E_GROUP_ID_TYPE';

/** True when a text is a valid organisation code (GB 11714); hyphens are ignored. */
export function isOrganisationCode(text: string): boolean {
  const code = text.replaceAll('-', '');
  return /^[0-9A-Z]{8}[0-9X]$/.test(code) && organisationCodeCheckDigit(code) === code[8];
}

/** True when a text is a valid old business licence number (15 digits). */
export const isBusinessLicence = (text: string): boolean =>
  /^\d{15}$/.test(text) && businessLicenceCheckDigit(text) === text[14];

/**
 * True when a text is a tax id. It can be a credit code or an id card number (18 characters), an area code and an
 * organisation code (15 characters), or an id card number and two digits (20 characters).
 */
export function isTaxId(text: string, today: CalendarDay): boolean {
  if (text.length === 15) return /^\d{6}/.test(text) && isOrganisationCode(text.slice(6));
  if (text.length === 20) return /\d\d$/.test(text) && idCardOf(text.slice(0, 18), today) !== null;
  const blocks = creditCodeProblems(text).some(({ code }) => code !== 'E_SOLE_TRADER');
  return text.length === 18 && ((!blocks && hasRightCreditCodeCheckDigit(text)) || idCardOf(text, today) !== null);
}

interface NumberCheck {
  readonly isRight: (number: string, today: CalendarDay) => boolean;
  readonly code: GroupIdCode;
}

const checks: Readonly<Record<Exclude<GroupIdType, 'creditCode'>, NumberCheck>> = {
  organisationCode: { isRight: isOrganisationCode, code: 'E_ORGANISATION_CODE' },
  businessLicence: { isRight: isBusinessLicence, code: 'E_BUSINESS_LICENCE' },
  taxRegistration: { isRight: isTaxId, code: 'E_TAX_ID' },
  other: { isRight: (number) => /^[0-9A-Z\u4E00-\u9FA5()/-]{1,40}$/.test(number), code: 'E_GROUP_ID' },
};

/** True when a text is an id type of organisations. */
export const isGroupIdType = (type: string): type is GroupIdType =>
  type === 'creditCode' || Object.hasOwn(checks, type);

/**
 * Problems of an organisation's document number. The number must be normalised. If the type of the document is unknown,
 * the number can't be checked, and the problem is `E_GROUP_ID_TYPE`.
 */
export function groupIdProblems(
  type: GroupIdType,
  number: string,
  today: CalendarDay,
  path = 'groupIdNo',
): readonly Problem<GroupIdCode>[] {
  if (!isGroupIdType(type)) return [errorAt(path, 'E_GROUP_ID_TYPE')];
  if (number === '') return [errorAt(path, 'E_REQUIRED')];
  if (type === 'creditCode' || (type === 'businessLicence' && number.length === 18))
    return creditCodeProblems(number, path);
  const { isRight, code } = checks[type];
  return isRight(number, today) ? [] : [errorAt(path, code)];
}
