/**
 * Calls `measure` in the next frame after one of the elements got its first layout or changed its size. Elements without
 * width, for example in a hidden part of the page, aren't measured. `measure` can read and change the layout: inside the
 * observer's own callback, WebKit would report the error "ResizeObserver loop". Returns the function that stops the
 * observation. In an environment without `ResizeObserver`, such as a test, `measure` is never called.
 */
export function observeSize(elements: readonly Element[], measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  let frame = 0;
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
