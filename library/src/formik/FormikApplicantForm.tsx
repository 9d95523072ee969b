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
   * Further context of the checks, beside `fields`, `natures`, `industries` and `allowedAreaCodes`, see
   * `applicantContextOf`.
   * @default no forbidden words, no declined addresses, today in China
   */
  context?: Partial<ApplicantContext> | undefined;
  /**
   * Problems that the host finds in addition to those of `applicantProblems`; their errors block a submit too. @default
   * none
   */
  problems?: readonly Problem[] | undefined;
  /** Checks the applicant in place of `applicantProblems`, for a host that has checked it already. */
  problemsOf?: ((applicant: Applicant) => readonly Problem[]) | undefined;
  /** Called with the new applicant before Formik's values change. */
  onChange?: ((applicant: Applicant) => void) | undefined;
  /** Hides the list of errors above the fields, for a page that has its own. @default false */
  hideErrorSummary?: boolean | undefined;
}

/**
 * An ApplicantForm that reads and writes an applicant in Formik's values and checks it: Formik doesn't submit while
 * `applicantProblems` finds an error. A refused submit shows every problem, lists the errors and leads to the first
 * one. Messages of the host's own `validate` are listed too. The ref is the form's outermost element; its `focus()`
 * goes to the first invalid control, else to the first.
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
