import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus into a control of a Formik form when a submit is refused and the control contains the form's first
 * invalid element.
 * @param fallback gets focus where no control of the form is marked invalid, for example a list of errors
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
