import { type ReactNode, type RefObject, useContext, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

import { AppearanceContext, appearanceAttributes } from './appearance.ts';
import { focusedElement, hostLayerAround } from './hostLayer.ts';
import * as S from './OverlayPlace.styles.ts';

export interface OverlayPlace {
  /**
   * The parent element for the overlay, inside a layer of the host page. Undefined when the overlay uses its usual
   * parent; null while the parent element isn't in the document yet.
   */
  readonly container: HTMLElement | null | undefined;
  /**
   * The element for `container`; the caller must render it after the overlay. React then also removes the element after
   * the overlay. Thus the element is still in the document while the overlay returns the focus. Null when the overlay
   * uses its usual parent.
   */
  readonly place: ReactNode;
}

interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  readonly host: Element | null;
}

/**
 * Moves an element above all layers of the page with the popover API. In browsers without that API, the element's
 * `z-index` applies.
 */
function showOnTop(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}

/**
 * Finds the parent for an overlay that opens inside a layer of the host page (`hostLayerAround`), for example a dialog:
 * an element in that layer. The overlay is then above the layer, and the host page's focus trap, `inert` and
 * `aria-hidden` treat it as a part of the layer. Each time the overlay opens, the layer around `opener` is used or,
 * without `opener`, the layer around the focused element.
 */
export function useOverlayPlace(isOpen: boolean, opener?: RefObject<Element | null>): OverlayPlace {
  const appearance = useContext(AppearanceContext);
  const { locale } = useLocale(); // Without a TuanbaoProvider, `locale` can differ from `appearance.locale`.
  const { getContainer } = usePortalContext();
  const [opening, setOpening] = useState<Opening>({ isOpen: false, count: 0, host: null });
  const [shown, setShown] = useState<{ readonly count: number; readonly element: HTMLElement }>();

  if (opening.isOpen !== isOpen) {
    const hostOf = (): Element | null => {
      const host = hostLayerAround(opener?.current ?? focusedElement());
      return host?.contains(getContainer?.() ?? null) ? null : host;
    };
    setOpening(isOpen ? { isOpen, count: opening.count + 1, host: hostOf() } : { ...opening, isOpen });
  }
  const { count, host } = opening;
  if (!host) return { container: undefined, place: null };

  // Each time the overlay opens, it gets a new parent element. This element is shown last and is therefore above
  // everything that the host page has shown before.
  const take = (element: HTMLDivElement | null): void => {
    if (!element || shown?.element === element) return;
    showOnTop(element);
    setShown({ count, element });
  };
  return {
    container: shown?.count === count ? shown.element : null,
    place: createPortal(
      <S.Place key={count} ref={take} popover="manual" {...appearanceAttributes(appearance)} lang={locale} />,
      host,
    ),
  };
}
