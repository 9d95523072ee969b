import { type CalendarDay, dayOfDigits, isRealDate } from '../calendar/calendarDay.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { idCardCheckDigit } from './checkDigits.ts';
import { isOrganisationCode } from './groupId.ts';
import { hasComeBy, hasProvinceCode, type IdCardCode, idCardOf, idCardProblems } from './idCard.ts';
import type { PersonIdType, Sex } from './personIdType.ts';

/** Problem codes of a person's id number. All types of documents use the codes of id cards. */
export type PersonalIdCode = IdCardCode;

/** Data about the holder of a document. The number of the document contains these data. */
export interface HolderFacts {
  readonly birthday: CalendarDay;
  readonly sex: Sex;
}

const chinesePassport = /^(1[45]\d{7}|[EGPSD]\d{8}|E[A-HJ-NP-Z]\d{7}|[DSP]E\d{7}|[KHM][A-Z]\d{7}|[KHM]\d{8})$/;
const anyPassport = /^[A-Z0-9]{5,17}$/;
const officer = /^[\u4E00-\u9FA5]字第[0-9A-Z]{4,8}号?$/;
const hongKongMacau = /^[HM]\d{8}(\d{2})?$/;
const taiwan = /^(\d{8}|\d{10})$/;
/** Format of the number of a birth certificate (出生医学证明): a letter for the edition and nine digits. */
const birthCertificate = /^[A-Z]\d{9}$/;
const licenceFile = /^\d{12}$/;
const residence2023 = /^9\d{16}[\dX]$/;
const residenceOld = /^[A-Z]{3}\d{12}$/;
const anyNumber = /^[0-9A-Z\u4E00-\u9FA5()/-]{1,30}$/;

/**
 * True when the number has the format of a passport of the People's Republic of China or of its special administrative
 * regions.
 */
export const isChinesePassport = (number: string): boolean => chinesePassport.test(number);

function residenceCode(number: string, today: CalendarDay): PersonalIdCode | null {
  if (residence2023.test(number)) {
    const birthday = dayOfDigits(number, 6);
    if (!hasProvinceCode(number, 1)) return 'E_ID_AREA';
    if (birthday === null || !hasComeBy(birthday, today)) return 'E_ID_BIRTHDAY';
    return idCardCheckDigit(number) === number[17] ? null : 'E_ID_CHECKSUM';
  }
  if (!residenceOld.test(number)) return number.length === 15 || number.length === 18 ? 'E_ID_FORMAT' : 'E_ID_LENGTH';
  // The birth year has only two digits here. Therefore 29 February is accepted if it exists in 19xx or in 20xx.
  const [year, month, day] = [number.slice(7, 9), number.slice(9, 11), number.slice(11, 13)].map(Number);
  return [1900, 2000].some((century) => isRealDate(century + (year ?? 0), month ?? 0, day ?? 0))
    ? null
    : 'E_ID_BIRTHDAY';
}

/**
 * Types of documents whose number is the holder's id card number. A household register contains this number for each
 * member.
 */
type CardNumber = 'idCard' | 'householdRegister';

/** True for a type of document that uses the holder's id card number. */
const hasCardNumber = (type: string): type is CardNumber => type === 'idCard' || type === 'householdRegister';

const formats: Readonly<
  Record<Exclude<PersonIdType, CardNumber | 'foreignerResidence'>, (number: string, today: CalendarDay) => boolean>
> = {
  passport: (number) => anyPassport.test(number),
  drivingLicence: (number, today) => licenceFile.test(number) || idCardOf(number, today) !== null,
  hkMacauTaiwanPermit: (number) => hongKongMacau.test(number) || taiwan.test(number),
  hkMacauPermit: (number) => hongKongMacau.test(number),
  officerCertificate: (number) => officer.test(number),
  organisationCode: isOrganisationCode,
  birthCertificate: (number) => birthCertificate.test(number),
  other: (number) => anyNumber.test(number),
};

function codeOf(type: Exclude<PersonIdType, CardNumber>, number: string, today: CalendarDay): PersonalIdCode | null {
  if (type === 'foreignerResidence') return residenceCode(number, today);
  return formats[type](number, today) ? null : 'E_ID_FORMAT';
}

/** Problems of a normalised id number of the given type. There is at most one. */
export function personalIdProblems(
  type: PersonIdType,
  number: string,
  today: CalendarDay,
  path = 'idNo',
): readonly Problem<PersonalIdCode>[] {
  if (hasCardNumber(type)) return idCardProblems(number, today, path);
  const code = codeOf(type, number, today);
  return code === null ? [] : [errorAt(path, code)];
}

/**
 * Birthday and sex in a valid id card number, or in a valid number of a foreigner's residence permit in the format of
 * 2023. Null for all other numbers and types.
 */
export function holderFactsOf(type: string, number: string, today: CalendarDay): HolderFacts | null {
  if (hasCardNumber(type)) return idCardOf(number, today);
  if (type !== 'foreignerResidence' || !residence2023.test(number)) return null;
  const birthday = dayOfDigits(number, 6);
  if (birthday === null || residenceCode(number, today) !== null) return null;
  return { birthday, sex: number.charCodeAt(16) % 2 === 1 ? 'male' : 'female' };
}
