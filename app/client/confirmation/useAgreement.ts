import { type RefObject, useRef, useState } from 'react';

/** Id of the card that holds the declarations. */
export const declarationsId = 'declarations';

/** The agreement to the declarations. */
export interface Agreement {
  readonly isAgreed: boolean;
  /** True when a submit was refused for want of it. */
  readonly isMissing: boolean;
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly checkbox: RefObject<HTMLInputElement | null>;
  /** Calls `submit` where the user has agreed; leads to the declarations otherwise. */
  readonly require: (submit: () => void) => void;
}

/** Keeps the agreement that a submit needs. */
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
