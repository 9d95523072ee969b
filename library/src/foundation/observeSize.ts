/**
 * Calls `measure` before the elements are first painted, and in the next frame after one of them has changed its size.
 * While all elements are without width, for example in a hidden part of the page, `measure` isn't called. `measure` can
 * read and change the layout: if it did so inside the observer's own callback, the browser could report the error
 * "ResizeObserver loop". Returns the function that stops the observation. In an environment without `ResizeObserver`,
 * such as a test, `measure` is never called.
 */
export function observeSize(elements: readonly Element[], measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  let frame = requestAnimationFrame(() => {
    if (elements.some(({ clientWidth }) => clientWidth > 0)) measure();
  });
  const observer = new ResizeObserver((entries) => {
    if (!entries.some(({ contentRect }) => contentRect.width > 0)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
