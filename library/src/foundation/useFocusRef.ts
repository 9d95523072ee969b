import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

const controls = 'input, select, textarea, button, a[href], [tabindex]';

/** Moves focus to the first invalid control of an element, else to the first control that takes focus. */
function focusIn(root: HTMLElement, options: FocusOptions | undefined): void {
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex >= 0);
  const wrong = all.filter((control) => root.contains(control.closest('[aria-invalid="true"], [data-invalid]')));
  for (const control of [...wrong, ...all]) {
    control.focus(options); // hidden and disabled controls don't take focus
    if (control.matches(':focus')) return;
  }
}

/** Defined on the element itself: a host may have put a setter on the prototype, which an assignment would go to. */
function leadFocusInto(element: HTMLElement): void {
  const value = (options?: FocusOptions) => focusIn(element, options);
  Object.defineProperty(element, 'focus', { value, configurable: true, writable: true });
}

/** Gives an element to a ref. Returns the ref's cleanup function, which React 19 supports. */
function handTo<Root>(ref: ForwardedRef<Root>, element: Root | null): ReturnType<RefCallback<Root>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/**
 * Returns a ref callback for the outermost element of a component with several controls; `ref` gets that element. Its
 * `focus()` goes to the first invalid control inside, else to the first control. A form library can thus lead to a
 * problem by the ref of the component.
 *
 * @param own also gets the element, for the component itself
 */
export function useFocusRef<Root extends HTMLElement>(
  ref: ForwardedRef<Root>,
  own?: RefObject<Root | null>,
): RefCallback<Root> {
  return useCallback(
    (element) => {
      if (own) handTo(own, element);
      if (element && ref) leadFocusInto(element);
      return handTo(ref, element);
    },
    [ref, own],
  );
}
