/**
 * Calls `measure` in the frame after one of the elements gets its first layout or changes its size. The layout isn't
 * read in the observer's own callback: while a style sheet is being loaded, WebKit observes new elements with size 0,
 * and reading their layout there makes WebKit report the error "ResizeObserver loop". Returns the function that stops
 * the observation. In an environment without `ResizeObserver`, such as a test, `measure` is never called.
 */
export function observeSize(elements: readonly Element[], measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
