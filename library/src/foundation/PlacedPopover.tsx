import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';

import { ownWindow } from './hostLayer.ts';
import { useOverlayPlace } from './useOverlayPlace.tsx';

/**
 * A react-aria Popover. If the trigger is inside a layer of the host page, for example a dialog, the popover opens
 * inside that layer.
 */
export const PlacedPopover: ForwardRefExoticComponent<PopoverProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PopoverProps
>(function PlacedPopover(props, ref) {
  const trigger = useContext(OverlayTriggerStateContext);
  const around = useSlottedContext(PopoverContext);
  const isOpen = props.isOpen ?? trigger?.isOpen ?? false;
  const { container, place } = useOverlayPlace(isOpen, props.triggerRef ?? around?.triggerRef);
  return (
    <>
      {container === null ? null : (
        <Popover {...ownWindow} {...props} ref={ref} {...(container ? { UNSTABLE_portalContainer: container } : {})} />
      )}
      {place}
    </>
  );
});
