import { layer } from '@tuanbao/tokens';

/** Marks the library's own windows: an overlay that opens inside one needs no other place. */
export const ownWindow = { 'data-tb-window': '' } as const;

const foreignWindow =
  ':is(dialog[open], [aria-modal="true"], [role="dialog"], [role="alertdialog"]):not([data-tb-window])';

/** The z-index of the library's overlays at an element, from the style sheet of the tokens. */
const ownLayerAt = (element: Element): number =>
  Number(getComputedStyle(element).getPropertyValue(layer.overlay.slice('var('.length, -1))) || 0;

/**
 * The nearest layer of the host page around an element: a dialog that is not the library's, or an element whose
 * `z-index` is higher than that of the library's overlays, such as a popover or a fixed bar. Null where there is none.
 * The search ends at a shadow root, because that is where the styles of overlays are.
 */
export function hostLayerAround(element: Element | null): Element | null {
  const own = element ? ownLayerAt(element) : 0;
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (at.matches(foreignWindow) || Number(getComputedStyle(at).zIndex) > own) return at;
  return null;
}

/** The element that has focus, inside shadow roots too; null on a server. */
export function focusedElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
