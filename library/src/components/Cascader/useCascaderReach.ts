import { useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

/**
 * State of the popup. `far` is the initial state. `near`: the pointer or the focus has reached the field, so the popup
 * is prepared. `open`, `openByTouch`: the popup is open; a touch opened it only in the state `openByTouch`.
 */
type Reach = 'far' | 'near' | 'open' | 'openByTouch';

export interface CascaderReachProps {
  /** The tree from which the user chooses; `loading` or `failed` while it isn't available. */
  source: CascaderSource | 'loading' | 'failed';
  /** Called when the pointer or the focus reaches a field that can be changed, and again when the popup opens. */
  onApproach?: (() => void) | undefined;
  /** Called when the popup opens. */
  onOpen?: (() => void) | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

export interface CascaderReach {
  /** True after the pointer or the focus has reached the field while it could be changed. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  /** True when a touch opened the popup. */
  readonly isByTouch: boolean;
  /**
   * True while the popup is open and shows its tree, that the tree is loading, or that it couldn't be loaded. False
   * during the short delay before the popup shows that the tree is loading.
   */
  readonly isShown: boolean;
  readonly approach: () => void;
  readonly open: (byTouch: boolean) => void;
  readonly close: () => void;
  /** Closes the popup because focus has left the field. */
  readonly leave: () => void;
  /** Sets whether the open popup shows that its tree is loading or couldn't be loaded. */
  readonly setWaitShown: (isWaitShown: boolean) => void;
}

/** State of a cascader's popup. While `isFixed` is true, the popup stays closed. */
export function useCascaderReach(props: CascaderReachProps, isFixed: boolean): CascaderReach {
  const [reach, setReach] = useState<Reach>('far');
  const [isWaitShown, setWaitShown] = useState(false);
  const isOpen = reach === 'open' || reach === 'openByTouch';
  // A field that can't be changed closes its popup. The popup doesn't open again when the field can be changed again.
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
