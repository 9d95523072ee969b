/**
 * Calls `measure` when one of the elements gets its first layout or changes its size. While a style sheet is being
 * loaded, WebKit first observes new elements with size 0. `measure` isn't called then: if it read the layout, WebKit
 * would report the error "ResizeObserver loop". Returns the function that stops the observation. In an environment
 * without `ResizeObserver`, such as a test, `measure` is never called.
 */
export function observeSize(elements: readonly Element[], measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    if (entries.some(({ contentRect }) => contentRect.width > 0)) measure();
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
