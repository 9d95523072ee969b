import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { House } from '../domain/subject/house/house.ts';
import { houseWords } from '../i18n/subjects/house.messages.ts';
import { HouseForm, type HouseFormProps } from '../widgets/HouseForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikHouseFormProps
  extends Omit<HouseFormProps, 'value' | 'problems' | keyof FormikPartProps<House>>, FormikPartProps<House> {}

/**
 * Binds a HouseForm to the insured house in Formik's values. `problemsOf` checks the value, for example with
 * `houseProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the focus. The
 * ref is the outermost element of the form.
 */
export const FormikHouseForm: ForwardRefExoticComponent<FormikHouseFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  FormikHouseFormProps
>(function FormikHouseForm({ name, problemsOf, ...props }, ref) {
  const part = useFormikSubject({ ...props, name, problemsOf }, ref, houseWords.sentences);
  return <HouseForm id={name} {...props} {...part} />;
});
