import { layer } from '@tuanbao/tokens';

/** Set on a window of ours: what opens inside it needs no other place. */
export const ownWindow = { 'data-tb-window': '' } as const;

const foreignWindow =
  ':is(dialog[open], [aria-modal="true"], [role="dialog"], [role="alertdialog"]):not([data-tb-window])';

/** The layer that our overlays have at an element, from the tokens' style sheet. */
const ownLayerAt = (element: Element): number =>
  Number(getComputedStyle(element).getPropertyValue(layer.overlay.slice('var('.length, -1))) || 0;

/**
 * The nearest layer of the host page around an element: a dialog that isn't ours, or what has a higher `z-index` than our
 * overlays, for example a popover or a fixed bar. null where there is none. It doesn't look beyond a shadow root, which
 * holds the styles of overlays.
 */
export function hostLayerAround(element: Element | null): Element | null {
  const own = element ? ownLayerAt(element) : 0;
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (at.matches(foreignWindow) || Number(getComputedStyle(at).zIndex) > own) return at;
  return null;
}

/** The element that has focus, also inside of shadow roots; null while a server renders. */
export function focusedElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
