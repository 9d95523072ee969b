import type { FieldDemand } from '../problem/fieldDemand.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { regionCodeOf } from '../region/regionPath.ts';
import type { Applicant, ApplicantField } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';
import { applicantFields, normaliseApplicant } from './applicantFields.ts';

/** Codes of missing parts of a field. They are reported only if the product asks for the field. */
const incomplete: readonly ApplicantCode[] = ['addressRegionRequired', 'addressDetailRequired'];

/**
 * Problems of a filled field that the product doesn't ask for. Its format is checked, but not the product's lists. The
 * value is stored with the order, so it must have a valid format.
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

/** All problems of an applicant; paths are names of fields (domain rules §11, specification §5). */
export function applicantProblems(applicant: Applicant, context: ApplicantContext): readonly Problem<ApplicantCode>[] {
  const given = normaliseApplicant(applicant);
  const problems: Problem<ApplicantCode>[] = [];
  for (const [field, demand] of Object.entries(context.fields) as [ApplicantField, FieldDemand][]) {
    if (isEmpty(given, field)) {
      if (demand === 'required') problems.push(missing(field));
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

function missing(field: ApplicantField): Problem<ApplicantCode> {
  if (field === 'groupName') return errorAt(field, 'groupNameRequired');
  if (field === 'address') return errorAt(field, 'addressRegionRequired');
  return errorAt(field, 'E_REQUIRED');
}
