import { getIn, useFormikContext } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useRef } from 'react';

import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import type { Applicant } from '../domain/applicant/applicant.ts';
import type { ApplicantContext } from '../domain/applicant/applicantContext.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { applicantProblemMessages, applicantProblemText } from '../i18n/applicantProblems.messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ApplicantForm, type ApplicantFormProps } from '../widgets/ApplicantForm/index.ts';
import { messages as formMessages } from '../widgets/FormParts/FormParts.messages.ts';
import { checkedProblems, summaryItems } from './parts/applicantChecks.ts';
import { useFormikPart } from './parts/useFormikPart.ts';

export interface FormikApplicantFormProps extends Omit<ApplicantFormProps, 'value' | 'onChange'> {
  /** Path of the applicant in Formik's values. */
  name: string;
  /**
   * Data for checking the applicant, in addition to `fields`, `natures`, `industries` and `allowedAreaCodes`; see
   * `applicantContextOf`.
   * @default no forbidden words, no declined addresses, the current day in China
   */
  context?: Partial<ApplicantContext> | undefined;
  /**
   * Problems that the parent component finds in addition to the problems from `applicantProblems`. An error among them
   * also prevents the submit.
   * @default none
   */
  problems?: readonly Problem[] | undefined;
  /** Checks the applicant in place of `applicantProblems`, for a parent component that has its own checks. */
  problemsOf?: ((applicant: Applicant) => readonly Problem[]) | undefined;
  /** Called with the changed applicant, before the applicant in Formik's values changes. */
  onChange?: ((applicant: Applicant) => void) | undefined;
  /** Hides the list of errors above the fields, for a page that has its own list of errors. @default false */
  hideErrorSummary?: boolean | undefined;
}

/**
 * Binds an ApplicantForm to an applicant in Formik's values. While `applicantProblems` finds an error, Formik doesn't
 * submit. When a submit is refused, all problems are shown, the errors are listed above the fields, and the first
 * invalid control gets the focus. Messages that the `validate` of the Formik form returns are listed too. The ref is
 * the outermost element of the form; its `focus()` focuses the first invalid control, or the first control if none is
 * invalid.
 */
export const FormikApplicantForm: ForwardRefExoticComponent<FormikApplicantFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikApplicantFormProps>(function FormikApplicantForm(
    { name, context, hideErrorSummary = false, ...props },
    ref,
  ) {
    const words = useMessages(applicantProblemMessages);
    const { checkThis } = useMessages(formMessages);
    const checks = { ...props, context };
    const summary = useRef<HTMLHeadingElement>(null);
    const part = useFormikPart<Applicant>(
      { ...props, name, problemsOf: (applicant) => checkedProblems(applicant, checks) },
      ref,
      { sentenceOf: (problem) => applicantProblemText(words, problem) || checkThis, fallback: summary },
    );
    const { errors, submitCount } = useFormikContext();
    const id = props.id ?? name;

    return (
      <>
        {submitCount > 0 && !hideErrorSummary ? (
          <ErrorSummary
            ref={summary}
            items={summaryItems(part.problems, getIn(errors, name), words, { formId: id, fallback: checkThis })}
          />
        ) : null}
        <ApplicantForm {...props} {...part} id={id} />
      </>
    );
  });
