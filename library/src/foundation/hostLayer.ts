import { layer } from '@tuanbao/tokens';

/**
 * Attribute that marks the library's own dialogs and popovers. They aren't treated as layers of the host page. Thus,
 * for example, a dialog that is opened from a menu stays open when the menu closes.
 */
export const ownWindow = { 'data-tb-window': '' } as const;

const ownWindows = '[data-tb-window]';

const windows = ':is(dialog[open], [aria-modal="true"], [role="dialog"], [role="alertdialog"])';

/** The z-index that the library's overlays have at an element, as the style sheet of the tokens defines it. */
const ownLayerAt = (element: Element): number =>
  Number(getComputedStyle(element).getPropertyValue(layer.overlay.slice('var('.length, -1))) || 0;

/**
 * The nearest layer of the host page around an element. A layer is a dialog that isn't the library's, or an element
 * above the library's overlays (by its `z-index`), such as a popover or a fixed bar. The library's own dialogs and
 * popovers are skipped. Null when no such layer surrounds the element. The search ends at a shadow root, because
 * the styles of overlays are inside that root.
 */
export function hostLayerAround(element: Element | null): Element | null {
  const own = element ? ownLayerAt(element) : 0;
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at.matches(ownWindows)) continue;
    if (at.matches(windows) || Number(getComputedStyle(at).zIndex) > own) return at;
  }
  return null;
}

/** The element that has the focus, also inside shadow roots; null on a server. */
export function focusedElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
