import { type RefObject, useRef, useState } from 'react';

/** Element id of the card with the declarations. */
export const declarationsId = 'declarations';

/** State of the agreement to the declarations. */
export interface Agreement {
  readonly isAgreed: boolean;
  /** True when a submission was refused because the agreement is missing. */
  readonly isMissing: boolean;
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly checkbox: RefObject<HTMLInputElement | null>;
  /** Calls `submit` when the user has agreed; otherwise scrolls to the declarations. */
  readonly require: (submit: () => void) => void;
}

/** Returns the state of the agreement that a submission needs. */
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
