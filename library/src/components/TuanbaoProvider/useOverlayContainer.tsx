import { type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

import { appearanceAttributes, type LocalisedAppearance } from '../../foundation/appearance.ts';

export interface OverlayContainer {
  /** Returns the element that contains overlays; null until the provider is in the document. */
  readonly getContainer: () => HTMLElement | null;
  /** The element that contains overlays, for rendering; null when the embedder passes an element instead. */
  readonly container: ReactPortal | null;
}

/**
 * Finds the parent of the element for overlays: the shadow root that contains the provider or, outside of a shadow
 * root, the body.
 */
function overlayParentOf(element: HTMLElement): Element | DocumentFragment {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : element.ownerDocument.body;
}

/**
 * Creates an element for overlays that has the appearance of the provider. It is placed at the end of the shadow root
 * that contains `place`, or at the end of the body, so that no element around the provider clips or transforms it.
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
