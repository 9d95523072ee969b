import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Matches an invalid control, or the group that contains the button of an upload field. */
const invalid = '[aria-invalid="true"], [data-invalid]';

/**
 * Focuses a control of a Formik form when a submit is refused and the control contains the first invalid element of the
 * form. An error summary that also takes focus does so in a later effect, so it has precedence.
 * @param fallback element that receives focus when no control of the form is marked as invalid, for example an error
 * summary
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
