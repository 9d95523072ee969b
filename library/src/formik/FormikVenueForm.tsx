import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Venue } from '../domain/subject/venue/venue.ts';
import { venueWords } from '../i18n/subjects/venue.messages.ts';
import { VenueForm, type VenueFormProps } from '../widgets/VenueForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikVenueFormProps
  extends Omit<VenueFormProps, 'value' | 'problems' | keyof FormikPartProps<Venue>>, FormikPartProps<Venue> {}

/**
 * Binds a VenueForm to the insured venue in Formik's values. `problemsOf` checks the value, for example with
 * `venueProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the focus. The
 * ref is the outermost element of the form.
 */
export const FormikVenueForm: ForwardRefExoticComponent<FormikVenueFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  FormikVenueFormProps
>(function FormikVenueForm({ name, problemsOf, ...props }, ref) {
  const part = useFormikSubject({ ...props, name, problemsOf }, ref, venueWords.sentences);
  return <VenueForm id={name} {...props} {...part} />;
});
