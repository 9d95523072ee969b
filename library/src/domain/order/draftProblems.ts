import { type ApplicantContext } from '../applicant/applicantContext.ts';
import { applicantProblems } from '../applicant/applicantProblems.ts';
import type { GroupNameRule } from '../applicant/groupName.ts';
import { plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { invoiceRuleOf } from '../invoice/invoiceRule.ts';
import { invoiceWishProblems } from '../invoice/invoiceWish.ts';
import { materialsMissing } from '../material/orderMaterials.ts';
import { errorAt, type Problem, under } from '../problem/problem.ts';
import { applicantContextOf } from '../product/applicantContext.ts';
import { fieldRuleProblems } from '../product/fieldRule.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { minimumHeadsProblems } from '../scheme/minimumHeads.ts';
import type { OccupationLine } from '../scheme/scheme.ts';
import { schemeProblems } from '../scheme/schemeProblems.ts';
import { insuredSubjectsProblems } from '../subject/insuredSubjects.ts';
import { draftContradictions, type DraftCodes } from './draftContradictions.ts';
import type { OrderDraft } from './orderDraft.ts';

/** The data that are needed to check a draft, besides the product. */
export interface DraftContext extends DraftCodes {
  readonly today: CalendarDay;
  readonly forbiddenWords: GroupNameRule['forbiddenWords'];
  /** Days on which a cover can't start. */
  readonly closedDays: readonly CalendarDay[];
  /** Checks that the code of an industry exists; see `ApplicantContext`. */
  readonly isIndustry?: ApplicantContext['isIndustry'];
}

/**
 * Checks a draft before the submit. Returns the problems of period, schemes, number of persons, applicant, subject,
 * missing materials and requested invoice, the problems that `draftContradictions` finds, and the problems that the
 * product's own field rules find. Problems of single persons aren't included, because `personProblems` checks them.
 * `rosterLines` contains the number of persons per class for each scheme. Examples of paths: `startDate`, `months`,
 * `schemes.0.…`, `persons`, `applicant.…`, `construction.…`, `materials.…`, `invoice.…`.
 */
export function problemsOfDraft(
  product: ProductDefinition,
  draft: OrderDraft,
  rosterLines: ReadonlyMap<string, readonly OccupationLine[]>,
  context: DraftContext,
): readonly Problem[] {
  const problems = [
    ...periodProblems(product, draft, context),
    ...draft.schemes.flatMap((scheme, index) =>
      schemeProblems(product, scheme, index, rosterLines.get(scheme.id) ?? []),
    ),
    ...(draft.schemes.length === 0 ? [errorAt('schemes', 'schemeMissing')] : []),
    ...(draft.schemeRelation === 'alternatives' ? [errorAt('schemes', 'alternativeNotChosen')] : []),
    ...insuredSubjectsProblems(product, draft),
    ...materialsMissing(product, draft),
    ...(draft.invoice ? under('invoice', invoiceWishProblems(draft.invoice, invoiceRuleOf(product.features))) : []),
    ...headCountProblems(product, draft),
    ...unlistedProblems(product, draft),
    ...(product.checks.peopleCount ? minimumHeadsProblems(product.occupation, [...rosterLines.values()].flat()) : []),
    ...under(
      'applicant',
      applicantProblems(
        draft.applicant,
        applicantContextOf(product, context.today, context.forbiddenWords, context.isIndustry),
      ),
    ),
  ];
  // A field that has a problem in `problems` gets no additional problem from `more`.
  const wrong = new Set(problems.map(({ path }) => path));
  const more = [...draftContradictions(product, draft, context), ...fieldRuleProblems(product, draft)];
  return [...problems, ...more.filter(({ path }) => !wrong.has(path))];
}

/**
 * Checks the period of a draft. The start date must be within the product's limits, and not be a closed day. The
 * product must offer the number of months.
 */
export function periodProblems(
  product: ProductDefinition,
  draft: Pick<OrderDraft, 'startDate' | 'months'>,
  { today, closedDays }: Pick<DraftContext, 'today' | 'closedDays'>,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (draft.startDate === '') problems.push(errorAt('startDate', 'startDateRequired'));
  else if (!isCalendarDay(draft.startDate)) problems.push(errorAt('startDate', 'dateInvalid'));
  else {
    const earliest = plusDays(today, product.startDay.earliest);
    const latest = plusDays(today, product.startDay.latest);
    if (draft.startDate < earliest || draft.startDate > latest) {
      problems.push(errorAt('startDate', 'startDateOutside', { earliest, latest }));
    } else if (closedDays.includes(draft.startDate)) problems.push(errorAt('startDate', 'startDateClosed'));
  }
  if (!product.durations.includes(draft.months)) {
    problems.push(errorAt('months', 'durationUnknown'));
  }
  return problems;
}

/**
 * Checks that a roster that isn't empty lists persons for every scheme with planned occupations. An endorsement can't
 * change a person who isn't in the roster, and a claim can't be matched with this person. If a product isn't priced per
 * person, the draft must have no roster.
 */
function unlistedProblems(product: ProductDefinition, { persons, schemes }: OrderDraft): readonly Problem[] {
  if (persons.length === 0) return [];
  if (product.basis !== 'perPerson') return [errorAt('persons', 'personsNotTaken')];
  const listing = new Set(persons.map(({ schemeId }) => schemeId));
  return schemes.flatMap(({ id, occupations }, index) =>
    listing.has(id) || occupations.length === 0
      ? []
      : [errorAt(`schemes.${index}.occupations`, 'schemePersonsMissing', { scheme: index + 1 })],
  );
}

/** Checks the number of listed persons against the product's minimum and maximum, if the product has this check. */
function headCountProblems(product: ProductDefinition, draft: OrderDraft): readonly Problem[] {
  if (product.basis !== 'perPerson' || !product.checks.peopleCount) return [];
  const { min, max } = product.persons;
  const heads = draft.persons.length;
  if (heads < min) return [errorAt('persons', 'tooFewPersons', { min, heads })];
  if (heads > max) return [errorAt('persons', 'tooManyPersons', { max, heads })];
  return [];
}
