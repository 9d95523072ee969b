import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

const controls = 'input, select, textarea, button, a[href], [tabindex]';

/** Moves focus to the first control of an element that is invalid, else to the first that takes it. */
function focusIn(root: HTMLElement, options: FocusOptions | undefined): void {
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex >= 0);
  const wrong = all.filter((control) => root.contains(control.closest('[aria-invalid="true"]')));
  for (const control of [...wrong, ...all]) {
    control.focus(options); // what is hidden or disabled doesn't take it
    if (control.matches(':focus')) return;
  }
}

/** Gives an element to a ref; returns what a ref of React 19 has to clean up. */
function handTo<Root>(ref: ForwardedRef<Root>, element: Root | null): ReturnType<RefCallback<Root>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/**
 * A ref callback for the outermost element of what has several controls; `ref` gets the element. Its `focus()` goes to the
 * first invalid control inside, else to the first one, so that a form library can lead to a problem by the ref of a whole part.
 *
 * @param own gets the element too, for the component itself
 */
export function useFocusRef<Root extends HTMLElement>(
  ref: ForwardedRef<Root>,
  own?: RefObject<Root | null>,
): RefCallback<Root> {
  return useCallback(
    (element) => {
      if (own) handTo(own, element);
      if (element && ref) element.focus = (options) => focusIn(element, options);
      return handTo(ref, element);
    },
    [ref, own],
  );
}
