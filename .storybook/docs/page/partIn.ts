/**
 * Finds a part of a widget: in the frame of the example, or in an overlay, which is outside of the page's content. Parts of
 * other examples on the same page are left out.
 */
export const partIn = (frame: HTMLElement, selector: string): Element | null =>
  frame.querySelector(selector) ??
  [...document.querySelectorAll(selector)].find((element) => !element.closest('#storybook-docs, [data-anatomy]')) ??
  null;
