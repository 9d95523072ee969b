import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { createPortal } from 'react-dom';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useOverlayPlace } from '../../foundation/useOverlayPlace.tsx';
import * as S from './CascaderPopup.styles.ts';
import { useSpotBeside } from './useSpotBeside.ts';

export interface CascaderFrameProps {
  /** Id of the popup element. */
  readonly id: string;
  /** Name of the popup for screen readers. */
  readonly label: string;
  /** The button of the field. If the popup has the focus when it closes, the focus returns to this button. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Called when the user closes the popup. */
  readonly onClose: () => void;
  /** Called instead of `onClose` when the focus has moved to an element outside the field and the popup. */
  readonly onLeave: () => void;
  /** Content that the popup shows. */
  readonly children: ReactNode;
}

/**
 * A popup beside the field. It isn't modal: it closes when the user presses an element outside the popup, focuses an
 * element outside the field and the popup, or moves the focus out of the popup by Tab.
 */
export function CascaderPopover(props: CascaderFrameProps): ReactElement | null {
  const { getContainer } = usePortalContext();
  const { container: placed, place } = useOverlayPlace(true, props.trigger);
  const usual = getContainer ? getContainer() : document.body;
  const container = placed === undefined ? usual : placed;
  return (
    <>
      {container ? createPortal(<OpenPopover {...props} />, container) : null}
      {place}
    </>
  );
}

function OpenPopover(props: CascaderFrameProps): ReactElement {
  const { id, label, trigger, onClose, onLeave, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const spot = useSpotBeside(trigger);
  const closeOutside = (event: PointerEvent): void => {
    const path = event.composedPath();
    if (!partsOfField(trigger.current).some((part) => path.includes(part))) onClose();
  };
  // The popup closes at the start of the press outside. In this way, the focus returns to the field before the press
  // moves it to another element.
  useInteractOutside({ ref: popup, onInteractOutsideStart: closeOutside, onInteractOutside: closeOutside });
  useFocusReturn(popup, trigger);

  const leave = ({ relatedTarget }: FocusEvent): void => {
    const isElsewhere =
      relatedTarget instanceof Node &&
      !popup.current?.contains(relatedTarget) &&
      !trigger.current?.contains(relatedTarget);
    if (isElsewhere) onLeave();
  };
  const steer = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && !isInputMethodKey(event)) {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && isAtEdge(event)) {
      // The focus moves to the field first. With Tab, the browser then moves it to the next control. With Shift+Tab, it
      // stays on the field.
      if (event.shiftKey) event.preventDefault();
      trigger.current?.focus();
      onClose();
    }
  };

  return (
    <S.Popup
      ref={popup}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-frame="popover"
      data-react-aria-top-layer
      style={spot}
      onBlur={leave}
      onKeyDown={steer}
    >
      {children}
    </S.Popup>
  );
}

/** The button of the field and its visible label. A press on either of them is a click on the button. */
const partsOfField = (button: HTMLElement | null): readonly HTMLElement[] =>
  button ? [button, ...(button instanceof HTMLButtonElement ? button.labels : [])] : [];

/** True when Tab (or Shift+Tab) would move the focus out of the element that handles the event. */
function isAtEdge({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [...currentTarget.querySelectorAll('input, button:not([tabindex]), [tabindex="0"]')];
  if (target === currentTarget) return shiftKey || stops.length === 0;
  return target === stops.at(shiftKey ? 0 : -1);
}

/** Returns the focus to the field if the popup unmounts while the focus is inside the popup. */
function useFocusReturn(popup: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const button = field.current;
    return () => {
      if (element?.matches(':focus-within')) button?.focus({ preventScroll: true });
    };
  }, [popup, field]);
}
