import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { useOverlayPlace } from '../../foundation/useOverlayPlace.tsx';
import * as S from './CascaderPopup.styles.ts';
import { useSpotBeside } from './useSpotBeside.ts';

export interface CascaderFrameProps {
  readonly id: string;
  readonly label: string;
  /** The field's button, which gets focus back. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Called in place of `onClose` when focus has gone elsewhere by itself. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Stands beside the field while the page stays in use: a press or focus elsewhere closes it, Tab leads out of it. */
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
  usePressOutside([popup, trigger], onClose);
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
      // from the field on the browser itself goes to what follows; back leads to the field
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

/** Whether Tab would leave the element that handles it. */
function isAtEdge({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [...currentTarget.querySelectorAll('input, button:not([tabindex]), [tabindex="0"]')];
  if (target === currentTarget) return shiftKey || stops.length === 0;
  return target === stops.at(shiftKey ? 0 : -1);
}

function usePressOutside(insides: readonly RefObject<Element | null>[], onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent): void => {
    const path = event.composedPath();
    if (!insides.some(({ current }) => current && path.includes(current))) onPress();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);
}

/** Focus that is inside when the popup goes, goes back to the field. */
function useFocusReturn(popup: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const button = field.current;
    return () => {
      if (element?.matches(':focus-within')) button?.focus({ preventScroll: true });
    };
  }, [popup, field]);
}
