import { type ReactElement, useEffect } from 'react';

import { CascaderPopup, type CascaderPopupProps } from './CascaderPopup.tsx';
import { rememberedSource } from './cascaderSource.ts';
import { useCascaderFrame } from './useCascaderFrame.ts';
import { usePatience } from './usePatience.ts';

/** The popup of a field that pointer or focus has reached; it prepares the data before it opens. */
export function CascaderOpening({
  isOpen,
  ...popup
}: CascaderPopupProps & { readonly isOpen: boolean }): ReactElement | null {
  const { source } = popup;
  const Frame = useCascaderFrame();
  const isShown = usePatience(isOpen, source === 'loading');

  useEffect(() => {
    // the popup opens without waiting for them
    if (typeof source === 'object') rememberedSource(source).optionsUnder('');
  }, [source]);

  return isShown ? <CascaderPopup {...popup} Frame={Frame} /> : null;
}
