import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus into a control of a Formik form when a submit is refused and the control, or something in it, is the first
 * that is invalid in the form.
 *
 * @param fallback what takes the focus where no control of the form is marked as invalid, for example a list of errors
 */
export function useRefusalFocus(
  control: RefObject<HTMLElement | null>,
  fallback?: RefObject<HTMLElement | null>,
): void {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    const element = control.current;
    if (!hasEnded || !element) return;
    const form = element.closest('form') ?? element.ownerDocument;
    const first = form.querySelector('[aria-invalid="true"]');
    if (first && element.contains(first)) element.focus();
    else if (!first) fallback?.current?.focus();
  }, [isSubmitting, control, fallback]);
}
