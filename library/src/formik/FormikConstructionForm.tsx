import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Construction } from '../domain/subject/construction/construction.ts';
import { constructionWords } from '../i18n/subjects/construction.messages.ts';
import { ConstructionForm, type ConstructionFormProps } from '../widgets/ConstructionForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikConstructionFormProps
  extends
    Omit<ConstructionFormProps, 'value' | 'problems' | keyof FormikPartProps<Construction>>,
    FormikPartProps<Construction> {}

/**
 * Binds a ConstructionForm to the construction project in Formik's values. `problemsOf` checks the value, for example
 * with `constructionProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the
 * focus. The ref is the outermost element of the form.
 */
export const FormikConstructionForm: ForwardRefExoticComponent<
  FormikConstructionFormProps & RefAttributes<HTMLElement>
> = forwardRef<HTMLElement, FormikConstructionFormProps>(function FormikConstructionForm(
  { name, problemsOf, ...props },
  ref,
) {
  const part = useFormikSubject({ ...props, name, problemsOf }, ref, constructionWords.sentences);
  return <ConstructionForm id={name} {...props} {...part} />;
});
