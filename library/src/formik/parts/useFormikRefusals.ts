import { useFormikContext } from 'formik';
import { useState } from 'react';

/** Returns how many submits Formik has refused because of errors. Counting starts when the form is opened or reset. */
export function useFormikRefusals(): number {
  const { isSubmitting, submitCount, errors } = useFormikContext();
  const [seen, setSeen] = useState({ isSubmitting, submitCount, refusals: 0 });
  if (seen.isSubmitting === isSubmitting && seen.submitCount === submitCount) return seen.refusals;
  const isRefused = seen.isSubmitting && !isSubmitting && Object.keys(errors).length > 0;
  const refusals = submitCount === 0 ? 0 : seen.refusals + (isRefused ? 1 : 0);
  setSeen({ isSubmitting, submitCount, refusals });
  return refusals;
}
