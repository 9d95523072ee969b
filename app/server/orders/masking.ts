import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { Person } from '@tuanbao/library/domain/roster/person';

/** Keeps the first `start` and the last `end` characters; a short text keeps its first one only. */
export function masked(text: string, start: number, end: number): string {
  const characters = Array.from(text);
  if (characters.length <= start + end) return characters.map((each, index) => (index === 0 ? each : '*')).join('');
  return characters.map((each, index) => (index < start || index >= characters.length - end ? each : '*')).join('');
}

/** 李*, 欧***: the first character of a name. */
const maskedName = (name: string): string => masked(name, 1, 0);

/** An id number by its first three and last four characters. */
export const maskedIdNo = (idNo: string): string => masked(idNo, 3, 4);

const maskedMobile = (mobile: string) => masked(mobile, 3, 4);

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? masked(email, 1, 0) : `${masked(email.slice(0, at), 1, 0)}${email.slice(at)}`;
}

/** A person as a detail shows one before anybody asked to see more. */
export const maskedPerson = (person: Person): Person => ({
  ...person,
  name: maskedName(person.name),
  idNo: maskedIdNo(person.idNo),
  birthday: masked(person.birthday, 4, 0),
});

/** An applicant whose persons aren't named; the organisation itself isn't personal data. */
export const maskedApplicant = (applicant: Applicant): Applicant => ({
  ...applicant,
  legalPersonName: maskedName(applicant.legalPersonName),
  ...(applicant.legalPersonIdNo && { legalPersonIdNo: maskedIdNo(applicant.legalPersonIdNo) }),
  contactName: maskedName(applicant.contactName),
  contactMobile: maskedMobile(applicant.contactMobile),
  landline: masked(applicant.landline, 4, 2),
  email: maskedEmail(applicant.email),
});
