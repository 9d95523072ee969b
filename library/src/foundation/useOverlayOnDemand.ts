import { useState } from 'react';

/** A dialog or popover whose code is loaded when the user opens it. */
export interface OverlayOnDemand<Overlay> {
  /** The component of the overlay; null until its code is loaded. */
  readonly Overlay: Overlay | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** True if the code couldn't be loaded. The next press tries again. */
  readonly hasFailed: boolean;
  /** Loads the code before the user presses the button. */
  readonly prepare: () => void;
  readonly open: () => void;
}

/**
 * Returns the state of an overlay whose code is loaded on demand.
 * @param load imports the component of the overlay. Modules are loaded once, so it may be called repeatedly
 * @param onFail called if the code can't be loaded
 */
export function useOverlayOnDemand<Overlay>(
  load: () => Promise<Overlay>,
  onFail?: () => void,
): OverlayOnDemand<Overlay> {
  const [Overlay, setOverlay] = useState<Overlay | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const component = await load();
      setOverlay(() => component);
      setFailed(false);
      setOpen(true);
    } catch {
      setFailed(true);
      onFail?.();
    }
  };
  return {
    Overlay,
    isOpen,
    setOpen,
    hasFailed,
    prepare: () => void load().catch(() => undefined),
    open: () => void open(),
  };
}
