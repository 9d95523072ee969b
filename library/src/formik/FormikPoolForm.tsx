import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { SwimmingPools } from '../domain/subject/pool/swimmingPool.ts';
import { poolWords } from '../i18n/subjects/pool.messages.ts';
import { PoolForm, type PoolFormProps } from '../widgets/PoolForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikPoolFormProps
  extends
    Omit<PoolFormProps, 'value' | 'problems' | keyof FormikPartProps<SwimmingPools>>,
    FormikPartProps<SwimmingPools> {}

/**
 * Binds a PoolForm to the insured pools in Formik's values. `problemsOf` checks the value, for example with
 * `poolProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the focus. The
 * ref is the outermost element of the form.
 */
export const FormikPoolForm: ForwardRefExoticComponent<FormikPoolFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  FormikPoolFormProps
>(function FormikPoolForm({ name, problemsOf, ...props }, ref) {
  const part = useFormikSubject({ ...props, name, problemsOf }, ref, poolWords.sentences);
  return <PoolForm id={name} {...props} {...part} />;
});
