import { type ReactElement, useEffect, useState } from 'react';

import { type CascaderFrameProps, CascaderPopover } from './CascaderPopover.tsx';
import { useIsPhone } from './useIsPhone.ts';

/** The component that surrounds the content of the popup: a popover or a sheet. */
export type CascaderFrame = (props: CascaderFrameProps) => ReactElement | null;

let sheet: CascaderFrame | null = null;

/** Loads the code of the sheet, which only phones need. If loading fails, the field uses the popover instead. */
async function loadSheet(): Promise<CascaderFrame> {
  try {
    sheet = (await import('./CascaderSheet.tsx')).CascaderSheet;
    return sheet;
  } catch {
    return CascaderPopover;
  }
}

/**
 * The component that surrounds the popup's content at the current width of the window: a popover, or a sheet on a
 * phone. Null while the code of the sheet is loading.
 */
export function useCascaderFrame(): CascaderFrame | null {
  const isPhone = useIsPhone();
  const [onPhone, setOnPhone] = useState(() => sheet);
  const isNeeded = isPhone && onPhone === null;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const show = (frame: CascaderFrame): void => {
      if (isCurrent) setOnPhone(() => frame);
    };
    void loadSheet().then(show);
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return isPhone ? onPhone : CascaderPopover;
}
