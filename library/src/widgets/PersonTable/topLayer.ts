/** True in a browser that can show an element in the top layer of the page. */
export const canPopOver = (): boolean => typeof HTMLElement.prototype.showPopover === 'function';

/**
 * Places an element below the anchor, or above it if there is enough space only above. If the browser allows it, the
 * element is shown in the top layer of the page, so that no scroll container cuts it off.
 */
export function popOverBeside(anchor: HTMLElement, element: HTMLElement): void {
  if (canPopOver() && !element.matches(':popover-open')) element.showPopover();
  const [at, { offsetHeight: height, offsetWidth: width }] = [anchor.getBoundingClientRect(), element];
  const isBelow = at.bottom + height <= window.innerHeight || at.top < height;
  const left = getComputedStyle(anchor).direction === 'rtl' ? at.right - width : at.left;
  element.style.top = `${isBelow ? at.bottom : at.top - height}px`;
  element.style.left = `${Math.max(0, Math.min(left, window.innerWidth - width))}px`;
}
