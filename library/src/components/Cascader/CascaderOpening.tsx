import { type ReactElement, useEffect } from 'react';

import { CascaderPopup, type CascaderPopupProps } from './CascaderPopup.tsx';
import { rememberedSource } from './cascaderSource.ts';
import { useCascaderFrame } from './useCascaderFrame.ts';
import { usePatience } from './usePatience.ts';

/**
 * Prepares the data of the popup before it opens, and then renders the popup. It is mounted as soon as the pointer or
 * the focus reaches the field.
 */
export function CascaderOpening({
  isOpen,
  ...popup
}: CascaderPopupProps & { readonly isOpen: boolean }): ReactElement | null {
  const { source } = popup;
  const Frame = useCascaderFrame();
  const isShown = usePatience(isOpen, source === 'loading');

  useEffect(() => {
    // Puts the options of the top level into the cache. The popup doesn't wait for this.
    if (typeof source === 'object') rememberedSource(source).optionsUnder('');
  }, [source]);

  return isShown ? <CascaderPopup {...popup} Frame={Frame} /> : null;
}
