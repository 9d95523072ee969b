import { useField, useFormikContext } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import type { Applicant } from '../domain/applicant/applicant.ts';
import type { ApplicantContext } from '../domain/applicant/applicantContext.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { applicantProblemMessages } from '../i18n/applicantProblems.messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ApplicantForm, type ApplicantFormProps } from '../widgets/ApplicantForm/index.ts';
import { messages as formMessages } from '../widgets/FormParts/FormParts.messages.ts';
import { blockingSentence, checkedProblems, summaryItems } from './parts/applicantChecks.ts';
import { useRefusalFocus } from './parts/useRefusalFocus.ts';

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
    const [{ value }, { error }, { setValue }] = useField<Applicant>({
      name,
      validate: (applicant: Applicant) => blockingSentence(checkedProblems(applicant, checks), words, checkThis),
    });
    const { submitCount } = useFormikContext();
    const form = useObjectRef(ref);
    const summary = useRef<HTMLHeadingElement>(null);
    useRefusalFocus(form, summary);
    const problems = checkedProblems(value, checks);
    const wasRefused = submitCount > 0;
    const id = props.id ?? name;

    return (
      <>
        {wasRefused && !hideErrorSummary ? (
          <ErrorSummary
            ref={summary}
            items={summaryItems(problems, error, words, { formId: id, fallback: checkThis })}
          />
        ) : null}
        <ApplicantForm
          {...props}
          ref={form}
          id={id}
          value={value}
          problems={problems}
          shouldShowAllProblems={props.shouldShowAllProblems ?? wasRefused}
          onChange={(applicant) => void setValue(applicant)}
        />
      </>
    );
  });
