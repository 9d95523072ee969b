import { type RefObject, useRef, useState } from 'react';

/** Id of the element of the card with the declarations. */
export const declarationsId = 'declarations';

/** State of the user's agreement to the declarations, and the functions that change or require the agreement. */
export interface Agreement {
  readonly isAgreed: boolean;
  /** True after the user tried to submit without agreeing. */
  readonly isMissing: boolean;
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly checkbox: RefObject<HTMLInputElement | null>;
  /** If the user has agreed, calls `submit`; otherwise scrolls to the declarations and focuses the checkbox. */
  readonly require: (submit: () => void) => void;
}

/** Returns the state of the agreement to the declarations. Without the agreement, nothing can be submitted. */
export function useAgreement(): Agreement {
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const require = (submit: () => void) => {
    setAsked(true);
    if (isAgreed) return submit();
    document.getElementById(declarationsId)?.scrollIntoView({ block: 'center' });
    checkbox.current?.focus({ preventScroll: true });
  };
  return { isAgreed, isMissing: isAsked && !isAgreed, setAgreed, checkbox, require };
}
