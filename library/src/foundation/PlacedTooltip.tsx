import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useContext } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import { Tooltip, TooltipContext, type TooltipProps, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';

import { useOverlayPlace } from './useOverlayPlace.tsx';

/**
 * A react-aria Tooltip. If the trigger is inside a layer of the host page, for example a dialog, the tooltip opens
 * inside that layer.
 */
export const PlacedTooltip: ForwardRefExoticComponent<TooltipProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  TooltipProps
>(function PlacedTooltip(props, ref) {
  const trigger = useContext(TooltipTriggerStateContext);
  const around = useSlottedContext(TooltipContext);
  const { container, place } = useOverlayPlace(trigger?.isOpen ?? false, props.triggerRef ?? around?.triggerRef);
  return (
    <>
      {container === null ? null : (
        <Tooltip {...props} ref={ref} {...(container ? { UNSTABLE_portalContainer: container } : {})} />
      )}
      {place}
    </>
  );
});
