import { type ReactElement, useEffect, useState } from 'react';

import { type CascaderFrameProps, CascaderPopover } from './CascaderPopover.tsx';
import { useIsPhone } from './useIsPhone.ts';

/** What stands around the content of a popup. */
export type CascaderFrame = (props: CascaderFrameProps) => ReactElement | null;

let sheet: CascaderFrame | null = null;

/** The sheet is a download of its own, which only phones make; where it fails, the popover does until the page is loaded anew. */
async function loadSheet(): Promise<CascaderFrame> {
  try {
    sheet = (await import('./CascaderSheet.tsx')).CascaderSheet;
    return sheet;
  } catch {
    return CascaderPopover;
  }
}

/** The frame for a window of this width: a popover, or a sheet on a phone. null while the sheet is being loaded. */
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
