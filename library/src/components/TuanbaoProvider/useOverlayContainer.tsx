import { type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

import { appearanceAttributes, type LocalisedAppearance } from '../../foundation/appearance.ts';

export interface OverlayContainer {
  /** Where an overlay is put; null until the provider is in the document. */
  readonly getContainer: () => HTMLElement | null;
  /** The element, to be rendered; null where the embedder brings one. */
  readonly container: ReactPortal | null;
}

/** The shadow root that an element is in, or the body. */
function overlayParentOf(element: HTMLElement): Element | DocumentFragment {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : element.ownerDocument.body;
}

/**
 * An element for overlays with the appearance of the provider, outside of whatever clips or transforms the provider itself:
 * at the end of the shadow root in which `place` is, else of the body.
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
