import { useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

/** How near the user is to the popup. The code for opening is mounted after pointer or focus has been at the field. */
type Reach = 'far' | 'near' | 'open' | 'openByTouch';

export interface CascaderReachProps {
  /** The tree, or its state while it is not available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Called when pointer or focus reaches the field, before the popup opens. */
  onApproach?: (() => void) | undefined;
  /** Called when the popup opens. */
  onOpen?: (() => void) | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

export interface CascaderReach {
  /** True after pointer or focus has been at the field. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  /** True when the popup was opened by touch. */
  readonly isByTouch: boolean;
  /** True while the popup is in the document. */
  readonly isShown: boolean;
  readonly approach: () => void;
  readonly open: (byTouch: boolean) => void;
  readonly close: () => void;
  /** Closes the popup because focus left the field. */
  readonly leave: () => void;
  /** Called with true when an open popup says that the tree is still loading. */
  readonly setWaitShown: (isWaitShown: boolean) => void;
}

/** The state of the popup; the popup of a field that `isFixed` stays closed. */
export function useCascaderReach(props: CascaderReachProps, isFixed: boolean): CascaderReach {
  const [reach, setReach] = useState<Reach>('far');
  const [isWaitShown, setWaitShown] = useState(false);
  const isOpen = reach === 'open' || reach === 'openByTouch';
  // closed for good: the popup doesn't reopen by itself when the field becomes changeable again
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
