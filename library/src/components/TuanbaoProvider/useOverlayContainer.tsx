import { type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

import { appearanceAttributes, type LocalisedAppearance } from '../../foundation/appearance.ts';

export interface OverlayContainer {
  /** Returns the parent element of overlays. It is null before the provider is in the document. */
  readonly getContainer: () => HTMLElement | null;
  /**
   * The parent element that this hook creates for overlays; the provider renders it. Null when the caller has given its
   * own parent element, or before the provider is in the document.
   */
  readonly container: ReactPortal | null;
}

/**
 * Finds the place for the overlays' element. It is the shadow root that contains `element`. If there is no shadow root,
 * it is the body.
 */
function overlayParentOf(element: HTMLElement): Element | DocumentFragment {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : element.ownerDocument.body;
}

/**
 * Creates an element for overlays with the appearance of the provider, unless `given` is set; then `given` is their
 * parent. The element is at the end of the shadow root that contains `place`, or at the end of the body, so that no
 * element around the provider clips or moves the overlays.
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
