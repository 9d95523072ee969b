import { type ReactElement, useEffect } from 'react';

import { CascaderPopup, type CascaderPopupProps } from './CascaderPopup.tsx';
import { rememberedSource } from './cascaderSource.ts';
import { useCascaderFrame } from './useCascaderFrame.ts';
import { usePatience } from './usePatience.ts';

/**
 * Mounted as soon as pointer or focus reaches the field. It prepares the data before the popup opens, and then renders
 * the popup.
 */
export function CascaderOpening({
  isOpen,
  ...popup
}: CascaderPopupProps & { readonly isOpen: boolean }): ReactElement | null {
  const { source } = popup;
  const Frame = useCascaderFrame();
  const isShown = usePatience(isOpen, source === 'loading');

  useEffect(() => {
    // Caches the first options; the popup doesn't wait for this.
    if (typeof source === 'object') rememberedSource(source).optionsUnder('');
  }, [source]);

  return isShown ? <CascaderPopup {...popup} Frame={Frame} /> : null;
}
