import { type ReactElement, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';

import { useOverlayPlace } from '../../foundation/useOverlayPlace.tsx';
import type { CascaderFrameProps } from './CascaderPopover.tsx';
import * as S from './CascaderPopup.styles.ts';

/** A modal sheet at the bottom of a phone's screen. The focus stays inside the sheet until it is closed. */
export function CascaderSheet(props: CascaderFrameProps): ReactElement {
  const { container, place } = useOverlayPlace(true, props.trigger);
  return (
    <>
      {container === null ? null : (
        <Overlay {...(container ? { portalContainer: container } : {})}>
          <OpenSheet {...props} />
        </Overlay>
      )}
      {place}
    </>
  );
}

function OpenSheet({ id, label, onClose, children }: CascaderFrameProps): ReactElement {
  const popup = useRef<HTMLDivElement>(null);
  const state = {
    isOpen: true,
    setOpen: onClose,
    open: onClose,
    close: onClose,
    toggle: onClose,
    point: null,
    setPoint: onClose,
  };
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, popup);

  return (
    <>
      <S.Underlay {...underlayProps} />
      <S.Popup
        {...modalProps}
        ref={popup}
        id={id}
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
        data-frame="sheet"
      >
        {children}
      </S.Popup>
    </>
  );
}
