import { type ReactElement, useEffect } from 'react';

import { CascaderPopup, type CascaderPopupProps } from './CascaderPopup.tsx';
import { rememberedSource } from './cascaderSource.ts';
import { useCascaderFrame } from './useCascaderFrame.ts';
import { usePatience } from './usePatience.ts';

/**
 * Prepares the data of the popup before the popup opens, and then renders the popup. This component is mounted when the
 * pointer or the focus reaches the field.
 */
export function CascaderOpening({
  isOpen,
  ...popup
}: CascaderPopupProps & { readonly isOpen: boolean }): ReactElement | null {
  const { source } = popup;
  const Frame = useCascaderFrame();
  const isShown = usePatience(isOpen, source === 'loading');

  useEffect(() => {
    // Caches the options of the top level, so that the popup opens faster. The popup may also open before the options
    // are cached.
    if (typeof source === 'object') rememberedSource(source).optionsUnder('');
  }, [source]);

  return isShown ? <CascaderPopup {...popup} Frame={Frame} /> : null;
}
