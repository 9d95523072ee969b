import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { emailProblems } from '../identity/email.ts';
import { type GroupIdCode, groupIdProblems, isGroupIdType } from '../identity/groupId.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { landlineProblems, normaliseLandline } from '../identity/landline.ts';
import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { normaliseName, personNameProblems } from '../identity/personName.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import { isInAreas } from '../region/allowedRegion.ts';
import { regionCodeOf } from '../region/regionPath.ts';
import { isWellFormed } from '../text/wellFormed.ts';
import type { Applicant, ApplicantField } from './applicant.ts';
import { declinedAddressProblems } from './declinedAddress.ts';
import { type GroupNameCode, groupNameProblems, type GroupNameRule } from './groupName.ts';
import { factProblems, isOrganisationFact, normaliseFacts, type OrganisationFactCode } from './organisationFacts.ts';

export type ApplicantCode =
  | GroupNameCode
  | GroupIdCode
  | OrganisationFactCode
  | 'E_NAME'
  | 'E_MOBILE'
  | 'E_LANDLINE'
  | 'E_EMAIL'
  | 'natureUnknown'
  | 'industryUnknown'
  | 'groupIdExpired'
  | 'addressRegionRequired'
  | 'addressDetailRequired'
  | 'addressDetailInvalid'
  | 'addressNotCovered'
  | 'addressDeclined'
  | AddressRegionFault;

/** What the checks of an applicant depend on. */
export interface ApplicantContext {
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
  readonly natures: readonly string[];
  readonly groupName: GroupNameRule;
  /** Regions where the product is sold (province, city or district codes); empty: everywhere. */
  readonly areaCodes: readonly number[];
  /** Places that the product's occupations decline: words in an address, or six-digit codes of regions. */
  readonly declinedAddresses: readonly string[];
  readonly today: CalendarDay;
  /** Whether a code is an industry that can be chosen (GB/T 4754); absent where the catalogue isn't at hand: then the server judges it. */
  readonly isIndustry?: ((code: string) => boolean) | undefined;
}

/** The applicant as it is checked and stored: ids upper-cased, numbers without spaces (specification §5, normalisation). */
export const normaliseApplicant = (applicant: Applicant): Applicant => ({
  ...applicant,
  ...normaliseFacts(applicant),
  groupName: applicant.groupName.trim(),
  groupIdNo: normaliseIdNumber(applicant.groupIdNo),
  legalPersonName: normaliseName(applicant.legalPersonName),
  contactName: normaliseName(applicant.contactName),
  contactMobile: normaliseMobile(applicant.contactMobile),
  landline: normaliseLandline(applicant.landline),
  email: applicant.email.normalize('NFKC').trim(),
  address: { ...applicant.address, detail: applicant.address.detail.trim() },
});

type Check = (applicant: Applicant, context: ApplicantContext) => readonly Problem<ApplicantCode>[];

/** Checks of a field that holds something, by field; the value is normalised. */
const checks: Readonly<Partial<Record<ApplicantField, Check>>> = {
  groupName: ({ groupName }, context) => groupNameProblems(groupName, context.groupName),
  groupNature: ({ groupNature }, { natures }) =>
    natures.includes(groupNature) ? [] : [errorAt('groupNature', 'natureUnknown')],
  industryCode: ({ industryCode = '' }, { isIndustry }) =>
    isIndustry?.(industryCode) === false ? [errorAt('industryCode', 'industryUnknown')] : [],
  groupIdType: ({ groupIdType }) => (isGroupIdType(groupIdType) ? [] : [errorAt('groupIdType', 'E_GROUP_ID_TYPE')]),
  // a number of an unknown type waits for the type to be chosen
  groupIdNo: ({ groupIdType, groupIdNo }, { today }) =>
    isGroupIdType(groupIdType) ? groupIdProblems(groupIdType, groupIdNo, today) : [],
  groupIdValidUntil: ({ groupIdValidUntil, isGroupIdLongTerm }, { today }) => {
    if (isGroupIdLongTerm) return [];
    if (!isCalendarDay(groupIdValidUntil)) return [errorAt('groupIdValidUntil', 'dateInvalid')];
    return groupIdValidUntil < today ? [errorAt('groupIdValidUntil', 'groupIdExpired')] : [];
  },
  legalPersonName: ({ legalPersonName }) => personNameProblems(legalPersonName, true, 'legalPersonName'),
  contactName: ({ contactName }) => personNameProblems(contactName, true, 'contactName'),
  contactMobile: ({ contactMobile }) => mobileProblems(contactMobile, 'contactMobile'),
  landline: ({ landline }) => landlineProblems(landline),
  email: ({ email }) => emailProblems(email),
  address: addressProblems,
};

/** Everything that is wrong with an applicant; paths are field names (domain rules §11, specification §5). */
export function applicantProblems(applicant: Applicant, context: ApplicantContext): readonly Problem<ApplicantCode>[] {
  const given = normaliseApplicant(applicant);
  const problems: Problem<ApplicantCode>[] = [];
  for (const [field, demand] of Object.entries(context.fields) as [ApplicantField, FieldDemand][]) {
    if (demand === 'hidden') continue;
    if (isEmpty(given, field)) {
      if (demand === 'required') problems.push(missing(field));
    } else if (isOrganisationFact(field)) problems.push(...factProblems(field, given, context.today));
    else problems.push(...(checks[field]?.(given, context) ?? []));
  }
  return problems;
}

function isEmpty(applicant: Applicant, field: ApplicantField): boolean {
  if (field === 'address') return regionCodeOf(applicant.address) === 0 && applicant.address.detail === '';
  if (field === 'groupIdValidUntil') return applicant.groupIdValidUntil === '' && !applicant.isGroupIdLongTerm;
  return (applicant[field] ?? '') === '';
}

function missing(field: ApplicantField): Problem<ApplicantCode> {
  if (field === 'groupName') return errorAt(field, 'groupNameRequired');
  if (field === 'address') return errorAt(field, 'addressRegionRequired');
  return errorAt(field, 'E_REQUIRED');
}

/** What an address field holds. */
const longestDetail = 200;

function addressProblems(
  { address }: Applicant,
  { areaCodes, declinedAddresses }: ApplicantContext,
): readonly Problem<ApplicantCode>[] {
  if (address.cityCode === 0) return [errorAt('address', 'addressRegionRequired')];
  if (address.detail === '') return [errorAt('address', 'addressDetailRequired')];
  if (address.detail.length > longestDetail || !isWellFormed(address.detail))
    return [errorAt('address', 'addressDetailInvalid', { max: longestDetail })];
  if (!isInAreas(regionCodeOf(address), areaCodes)) return [errorAt('address', 'addressNotCovered')];
  return declinedAddressProblems(address, declinedAddresses);
}
