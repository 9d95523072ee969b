import { type ReactElement, useEffect } from 'react';

import { Popup as PopupStyles } from './CascaderPopup.styles.ts';
import { CascaderPopup, type CascaderPopupProps } from './CascaderPopup.tsx';
import { rememberedSource } from './cascaderSource.ts';
import { useCascaderFrame } from './useCascaderFrame.ts';
import { usePatience } from './usePatience.ts';

/** The popup of a field that pointer or focus has reached: what it needs is made ready before it opens. */
export function CascaderOpening({ isOpen, ...popup }: CascaderPopupProps & { readonly isOpen: boolean }): ReactElement {
  const { source } = popup;
  const Frame = useCascaderFrame();
  const isShown = usePatience(isOpen, source === 'loading');

  useEffect(() => {
    if (typeof source === 'object') rememberedSource(source).optionsUnder(''); // the opening needn't wait for them
  }, [source]);

  return (
    <>
      {/* brings the popup's styles into the document before they are needed */}
      <PopupStyles data-frame="none" />
      {isShown && Frame ? <CascaderPopup {...popup} Frame={Frame} /> : null}
    </>
  );
}
