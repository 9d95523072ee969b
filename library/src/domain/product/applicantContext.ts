import type { ApplicantContext } from '../applicant/applicantContext.ts';
import type { GroupNameRule } from '../applicant/groupName.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { ProductDefinition } from './productDefinition.ts';

/** The data for checking the applicant in an order of the product. The forbidden words come from the catalogue. */
export const applicantContextOf = (
  product: ProductDefinition,
  today: CalendarDay,
  forbiddenWords: GroupNameRule['forbiddenWords'] = [],
  isIndustry?: ApplicantContext['isIndustry'],
): ApplicantContext => ({
  fields: product.applicant.fields,
  natures: product.applicant.natures,
  groupName: { isLengthExempt: product.features.groupNameLengthExempt, forbiddenWords },
  areaCodes: product.areaCodes,
  declinedAddresses: product.occupation.declinedAddresses ?? [],
  today,
  isIndustry,
});
