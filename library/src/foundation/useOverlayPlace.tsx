import { type ReactNode, type RefObject, useContext, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

import { AppearanceContext, appearanceAttributes } from './appearance.ts';
import { focusedElement, hostLayerAround } from './hostLayer.ts';
import * as S from './OverlayPlace.styles.ts';

export interface OverlayPlace {
  /** Where the overlay goes: an element in a layer of the host page; undefined for the usual place; null while it isn't there yet. */
  readonly container: HTMLElement | null | undefined;
  /** The element, to be rendered after the overlay: what is removed last still holds the focus that is to be given back. null for the usual place. */
  readonly place: ReactNode;
}

interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  readonly host: Element | null;
}

/** Above all layers of the page where the browser has popovers; elsewhere `z-index` puts it above the host's layer. */
function showOnTop(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}

/**
 * Where an overlay goes that opens inside a dialog or another high layer of the host page: into that layer, so that it is
 * seen above it and the host's focus trap, `inert` and `aria-hidden` take it for a part of the dialog. The layer is looked for around
 * `opener`, or around the element with focus, each time the overlay opens.
 */
export function useOverlayPlace(isOpen: boolean, opener?: RefObject<Element | null>): OverlayPlace {
  const appearance = useContext(AppearanceContext);
  const { locale } = useLocale(); // without a provider of ours it isn't the appearance's
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

  // a new element for each opening: shown last, it is above what the host has shown since
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
