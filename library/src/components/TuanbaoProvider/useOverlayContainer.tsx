import { type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

import { appearanceAttributes, type LocalisedAppearance } from '../../foundation/appearance.ts';

export interface OverlayContainer {
  /** The element for overlays; null until the provider is in the document. */
  readonly getContainer: () => HTMLElement | null;
  /** The element to render; null where the embedder supplies one. */
  readonly container: ReactPortal | null;
}

/** The shadow root that contains an element, or the body. */
function overlayParentOf(element: HTMLElement): Element | DocumentFragment {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : element.ownerDocument.body;
}

/**
 * Creates an element for overlays with the provider's appearance, outside of elements that clip or transform the
 * provider: at the end of the shadow root that contains `place`, else of the body.
 */
export function useOverlayContainer(
  place: HTMLElement | null,
  appearance: LocalisedAppearance,
  given: HTMLElement | undefined,
): OverlayContainer {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return {
    getContainer: useCallback(() => given ?? element, [given, element]),
    container:
      place && !given
        ? createPortal(<div {...appearanceAttributes(appearance)} ref={setElement} />, overlayParentOf(place))
        : null,
  };
}
