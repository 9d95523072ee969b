import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** An invalid control, or the group that an upload's button is in. */
const invalid = '[aria-invalid="true"], [data-invalid]';

/**
 * Moves focus into a control of a Formik form when a submit is refused and the control contains the form's first
 * invalid element. A list of errors that takes the focus too has the last word: it moves it in a later effect.
 * @param fallback gets focus where no control of the form is marked invalid, for example a list of errors
 */
export function useRefusalFocus(
  control: RefObject<HTMLElement | null>,
  fallback?: RefObject<HTMLElement | null>,
): void {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(isSubmitting);
  useLayoutEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    const element = control.current;
    if (!hasEnded || !element) return;
    const form = element.closest('form, [role="dialog"], [role="alertdialog"]') ?? element.ownerDocument;
    const first = form.querySelector(invalid);
    if (first && (element.contains(first) || first.contains(element))) element.focus();
    else if (!first) fallback?.current?.focus();
  }, [isSubmitting, control, fallback]);
}
