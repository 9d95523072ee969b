import type { CSSProperties } from 'react';

/** True in a browser that can show an element in the top layer of the page. */
export const canPopOver = (): boolean => typeof HTMLElement.prototype.showPopover === 'function';

/**
 * Shows an element in the top layer of the page, so that no scroll container cuts it off, and places it below the
 * anchor. If there isn't enough space, places it above the anchor.
 */
export function popOverBeside(anchor: HTMLElement, element: HTMLElement): void {
  if (canPopOver() && !element.matches(':popover-open')) element.showPopover();
  const [at, { offsetHeight: height, offsetWidth: width }] = [anchor.getBoundingClientRect(), element];
  const isBelow = at.bottom + height <= window.innerHeight || at.top < height;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const start = isRightToLeft ? window.innerWidth - at.right : at.left;
  const place: CSSProperties = {
    insetBlockStart: `${isBelow ? at.bottom : at.top - height}px`,
    insetInlineStart: `${Math.max(0, Math.min(start, window.innerWidth - width))}px`,
  };
  Object.assign(element.style, place);
}
