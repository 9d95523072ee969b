import type { FieldDemand } from '../problem/fieldDemand.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { regionCodeOf } from '../region/regionPath.ts';
import { missingAddressParts } from './addressProblems.ts';
import type { Applicant, ApplicantField } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';
import { applicantFields, normaliseApplicant } from './applicantFields.ts';

/** Problem codes for a missing part of an address. They aren't reported if the product hides the address. */
const incomplete: readonly ApplicantCode[] = ['addressRegionRequired', 'addressDetailRequired'];

/**
 * Problems of a field that is filled in although the product hides this field. The value is stored with the order, so
 * its format is checked. The product's own lists, such as forbidden words, aren't applied.
 */
function unaskedProblems(field: ApplicantField, given: Applicant, context: ApplicantContext) {
  const anywhere: ApplicantContext = {
    ...context,
    natures: [given.groupNature],
    groupName: { isLengthExempt: true, forbiddenWords: [] },
    areaCodes: [],
    declinedAddresses: [],
  };
  const found = applicantFields[field].problems?.(given, anywhere) ?? [];
  return found.filter(({ code }) => !incomplete.includes(code));
}

/**
 * All problems of an applicant. The path of a problem is the name of the field (domain rules §11, specification §5).
 */
export function applicantProblems(applicant: Applicant, context: ApplicantContext): readonly Problem<ApplicantCode>[] {
  const given = normaliseApplicant(applicant);
  const problems: Problem<ApplicantCode>[] = [];
  for (const [field, demand] of Object.entries(context.fields) as [ApplicantField, FieldDemand][]) {
    if (isEmpty(given, field)) {
      if (demand === 'required') problems.push(...missing(field));
    } else if (demand === 'hidden') problems.push(...unaskedProblems(field, given, context));
    else problems.push(...(applicantFields[field].problems?.(given, context) ?? []));
  }
  return problems;
}

function isEmpty(applicant: Applicant, field: ApplicantField): boolean {
  if (field === 'address') return regionCodeOf(applicant.address) === 0 && applicant.address.detail === '';
  if (field === 'groupIdValidUntil') return applicant.groupIdValidUntil === '' && !applicant.isGroupIdLongTerm;
  return (applicant[field] ?? '') === '';
}

function missing(field: ApplicantField): readonly Problem<ApplicantCode>[] {
  if (field === 'groupName') return [errorAt(field, 'groupNameRequired')];
  if (field === 'address') return missingAddressParts({ cityCode: 0, detail: '' });
  return [errorAt(field, 'E_REQUIRED')];
}
