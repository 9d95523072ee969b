import { type ReactNode, type RefObject, useContext, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

import { AppearanceContext, appearanceAttributes } from './appearance.ts';
import { focusedElement, hostLayerAround } from './hostLayer.ts';
import * as S from './OverlayPlace.styles.ts';

export interface OverlayPlace {
  /**
   * The element for the overlay, in a layer of the host page; undefined for the usual place; null while the element is
   * not in the document yet.
   */
  readonly container: HTMLElement | null | undefined;
  /**
   * The element, to be rendered after the overlay: React removes it last, while it still holds the focus that is given
   * back. Null for the usual place.
   */
  readonly place: ReactNode;
}

interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  readonly host: Element | null;
}

/** Puts the element above all layers of the page in browsers that have popovers; in others its `z-index` does. */
function showOnTop(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}

/**
 * Finds the place of an overlay that opens inside a dialog or another high layer of the host page: an element in that
 * layer. There the overlay is above the layer, and the host's focus trap, `inert` and `aria-hidden` treat it as a part
 * of the dialog. Each opening looks for the layer around `opener`, or around the element that has focus.
 */
export function useOverlayPlace(isOpen: boolean, opener?: RefObject<Element | null>): OverlayPlace {
  const appearance = useContext(AppearanceContext);
  const { locale } = useLocale(); // without a TuanbaoProvider it differs from the appearance's
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

  // a new element for each opening: shown last, it is above everything that the host has shown since
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
