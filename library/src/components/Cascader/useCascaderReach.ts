import { useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

/**
 * How close the user is to the popup. `near` means that pointer or focus has reached the field; only then is the code
 * of the popup mounted.
 */
type Reach = 'far' | 'near' | 'open' | 'openByTouch';

export interface CascaderReachProps {
  /** The tree, or its state while it isn't available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Called when pointer or focus reaches the field, before the popup opens. */
  onApproach?: (() => void) | undefined;
  /** Called when the popup opens. */
  onOpen?: (() => void) | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

export interface CascaderReach {
  /** True once pointer or focus has reached the field. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  /** True when a touch opened the popup. */
  readonly isByTouch: boolean;
  /** True while the popup is in the document. */
  readonly isShown: boolean;
  readonly approach: () => void;
  readonly open: (byTouch: boolean) => void;
  readonly close: () => void;
  /** Closes the popup because focus has left the field. */
  readonly leave: () => void;
  /** Called with true when the open popup shows that the tree is still loading. */
  readonly setWaitShown: (isWaitShown: boolean) => void;
}

/** State of the popup. While `isFixed` is true, the popup stays closed. */
export function useCascaderReach(props: CascaderReachProps, isFixed: boolean): CascaderReach {
  const [reach, setReach] = useState<Reach>('far');
  const [isWaitShown, setWaitShown] = useState(false);
  const isOpen = reach === 'open' || reach === 'openByTouch';
  // A fixed field closes its popup permanently, so that the popup doesn't open again when the field can be changed
  // again.
  if (isFixed && isOpen) setReach('near');
  const close = (): void => setReach('near');

  return {
    isNear: reach !== 'far',
    isOpen,
    isByTouch: reach === 'openByTouch',
    isShown: isOpen && (props.source !== 'loading' || isWaitShown),
    approach() {
      if (isFixed) return;
      if (reach === 'far') setReach('near');
      props.onApproach?.();
    },
    open(byTouch) {
      if (isFixed) return;
      setReach(byTouch ? 'openByTouch' : 'open');
      props.onApproach?.();
      props.onOpen?.();
    },
    close,
    leave() {
      if (isOpen) close();
      props.onBlur?.();
    },
    setWaitShown,
  };
}
