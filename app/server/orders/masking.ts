import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { masked, maskedIdNo, maskedName, maskedText } from '@tuanbao/library/domain/roster/maskedText';
import type { Person } from '@tuanbao/library/domain/roster/person';

const maskedMobile = (mobile: string) => masked(mobile, 3, 4);

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? masked(email, 1, 0) : `${masked(email.slice(0, at), 1, 0)}${email.slice(at)}`;
}

/** A person as a detail shows one until that person is revealed. */
export const maskedPerson = (person: Person): Person => ({
  ...person,
  name: maskedText('name', person.name),
  idNo: maskedText('idNo', person.idNo),
  birthday: maskedText('birthday', person.birthday),
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
