import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';

import { useOverlayPlace } from './useOverlayPlace.tsx';

/**
 * A react-aria ModalOverlay. If the focus is inside a layer of the host page, for example a dialog, the overlay opens
 * inside that layer.
 */
export const PlacedModalOverlay: ForwardRefExoticComponent<ModalOverlayProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, ModalOverlayProps>(function PlacedModalOverlay(props, ref) {
    const { container, place } = useOverlayPlace(props.isOpen ?? false);
    return (
      <>
        {container === null ? null : (
          <ModalOverlay {...props} ref={ref} {...(container ? { UNSTABLE_portalContainer: container } : {})} />
        )}
        {place}
      </>
    );
  });
