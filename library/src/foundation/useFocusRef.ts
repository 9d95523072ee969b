import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

const controls = 'input, select, textarea, button, a[href], [tabindex]';

/**
 * Focuses one of the controls inside an element that accept focus: the first invalid control, or the first control if
 * none of them is invalid.
 */
function focusIn(root: HTMLElement, options: FocusOptions | undefined): void {
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex >= 0);
  const wrong = all.filter((control) => root.contains(control.closest('[aria-invalid="true"], [data-invalid]')));
  for (const control of [...wrong, ...all]) {
    control.focus(options); // Hidden and disabled controls don't take the focus.
    if (control.matches(':focus')) return;
  }
}

/**
 * Gives an element its own method `focus()`, which focuses a control inside the element. The property is defined
 * instead of assigned, because a host page may have defined a setter on the prototype.
 */
function leadFocusInto(element: HTMLElement): void {
  const value = (options?: FocusOptions) => focusIn(element, options);
  Object.defineProperty(element, 'focus', { value, configurable: true, writable: true });
}

/**
 * Sets a ref to an element. If the ref is a function, its result is returned. In React 19, the result can be a cleanup
 * function.
 */
function handTo<Root>(ref: ForwardedRef<Root>, element: Root | null): ReturnType<RefCallback<Root>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/**
 * Returns a ref callback for the outermost element of a component with several controls. The callback passes the
 * element to `ref`. If `ref` is given, the element's `focus()` focuses the first invalid control inside the element, or
 * the first control if none is invalid. A form library can then lead the user to a problem by the ref of the component.
 * @param own a ref that the component itself uses for the same element
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
