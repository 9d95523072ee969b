import type { ErrorSummaryItem } from '../../components/ErrorSummary/index.ts';
import type { Applicant } from '../../domain/applicant/applicant.ts';
import { type ApplicantContext } from '../../domain/applicant/applicantContext.ts';
import { applicantProblems } from '../../domain/applicant/applicantProblems.ts';
import { systemClock } from '../../domain/calendar/clock.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { type ApplicantProblemMessages, applicantProblemText } from '../../i18n/applicantProblems.messages.ts';
import type { ApplicantFormProps } from '../../widgets/ApplicantForm/index.ts';
import { hostErrorsIn } from './hostErrors.ts';

export interface ApplicantChecks extends Pick<
  ApplicantFormProps,
  'fields' | 'natures' | 'industries' | 'allowedAreaCodes' | 'problems'
> {
  readonly context?: Partial<ApplicantContext> | undefined;
  readonly problemsOf?: ((applicant: Applicant) => readonly Problem[]) | undefined;
}

/**
 * Returns the data and rules for checking an applicant. They come from the props of the form. A value in `context`
 * replaces the value that was made from the props.
 */
function contextOf({ fields, natures, industries, allowedAreaCodes, context }: ApplicantChecks): ApplicantContext {
  const tree = typeof industries === 'object' ? industries : null;
  return {
    // Without industries, the form doesn't show the field for the industry. The field is then checked as a hidden
    // field.
    fields: industries === undefined ? { ...fields, industryCode: 'hidden' } : fields,
    natures,
    groupName: { isLengthExempt: false, forbiddenWords: [] },
    areaCodes: allowedAreaCodes ?? [],
    declinedAddresses: [],
    today: systemClock.today(),
    isIndustry: tree ? (code) => tree.nodes.get(code)?.isLeaf === true : undefined,
    ...context,
  };
}

/**
 * Returns all problems of an applicant. The problems that `problemsOf` finds come first; by default, the rules of the
 * domain find them. The problems that the parent component found (`checks.problems`) follow, except those whose path
 * and code are already in the first list.
 */
export function checkedProblems(applicant: Applicant, checks: ApplicantChecks): readonly Problem[] {
  const own = checks.problemsOf?.(applicant) ?? applicantProblems(applicant, contextOf(checks));
  const isKnown = ({ path, code }: Problem): boolean => own.some((known) => known.path === path && known.code === code);
  return [...own, ...(checks.problems ?? []).filter((problem) => !isKnown(problem))];
}

/** Returns the text of the first error for Formik; undefined if there is no error that prevents a submit. */
function blockingSentence(
  problems: readonly Problem[],
  words: ApplicantProblemMessages,
  fallback: string,
): string | undefined {
  const error = problems.find(({ severity }) => severity === 'error');
  return error && (applicantProblemText(words, error) || fallback);
}

const controlId = (formId: string, path: string, code?: string): string =>
  `${formId}-${path === 'address.detail' || code === 'addressDetailRequired' ? 'addressDetail' : path.split('.', 1)[0]}`;

/**
 * Returns the items for an error summary. The errors of the checks come first, then the messages that the `validate` of
 * the Formik form returned. A message for the whole applicant is left out if it is the text of the first error.
 */
export function summaryItems(
  problems: readonly Problem[],
  hostErrors: unknown,
  words: ApplicantProblemMessages,
  { formId, fallback }: { readonly formId: string; readonly fallback: string },
): readonly ErrorSummaryItem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const own = blockingSentence(problems, words, fallback);
  return [
    ...errors.map((problem) => ({
      message: applicantProblemText(words, problem) || fallback,
      targetId: controlId(formId, problem.path, problem.code),
    })),
    ...hostErrorsIn(hostErrors)
      .filter(({ path, message }) => path !== '' || message !== own)
      .map(({ path, message }) => ({ message, ...(path === '' ? {} : { targetId: controlId(formId, path) }) })),
  ];
}
