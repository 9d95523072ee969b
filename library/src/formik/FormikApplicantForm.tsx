import { useField, useFormikContext } from 'formik';
import type { ReactElement } from 'react';

import type { Applicant } from '../domain/applicant/applicant.ts';
import { ApplicantForm, type ApplicantFormProps } from '../widgets/ApplicantForm/index.ts';

export interface FormikApplicantFormProps extends Omit<ApplicantFormProps, 'value' | 'onChange'> {
  /** Path of the applicant in Formik's values. */
  name: string;
}

/** An ApplicantForm that reads and writes an applicant in Formik's values; every problem shows once a submission was tried. */
export function FormikApplicantForm({ name, ...props }: FormikApplicantFormProps): ReactElement {
  const [{ value }, , { setValue }] = useField<Applicant>(name);
  const { submitCount } = useFormikContext();
  return (
    <ApplicantForm
      id={name}
      {...props}
      value={value}
      shouldShowAllProblems={props.shouldShowAllProblems ?? submitCount > 0}
      onChange={(applicant) => void setValue(applicant)}
    />
  );
}
