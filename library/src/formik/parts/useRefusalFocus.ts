import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Selector of an invalid control, or of the group around the button of an invalid upload field. */
const invalid = '[aria-invalid="true"], [data-invalid]';

/**
 * When a submit ends, focuses the given control of a Formik form if the control contains the first invalid element of
 * the form, or is inside this element. If the form also has an error summary that takes the focus, the summary focuses
 * itself in an effect that runs after this effect, and keeps the focus.
 * @param fallback element that gets the focus if Formik has errors but no control of the form is marked as invalid, for
 * example an error summary
 */
export function useRefusalFocus(
  control: RefObject<HTMLElement | null>,
  fallback?: RefObject<HTMLElement | null>,
): void {
  const { isSubmitting, isValid } = useFormikContext();
  const wasSubmitting = useRef(isSubmitting);
  useLayoutEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    const element = control.current;
    if (!hasEnded || !element) return;
    const form = element.closest('form, [role="dialog"], [role="alertdialog"]') ?? element.ownerDocument;
    const first = form.querySelector(invalid);
    if (first && (element.contains(first) || first.contains(element))) element.focus();
    else if (!first && !isValid) fallback?.current?.focus();
  }, [isSubmitting, isValid, control, fallback]);
}
