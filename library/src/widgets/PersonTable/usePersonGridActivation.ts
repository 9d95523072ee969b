import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type PersonGridPointer, placeOf } from './usePersonGridPointer.ts';

/** The parts of an active grid that other code uses. */
interface ActiveGrid {
  readonly pointer: PersonGridPointer;
  readonly input: RefObject<HTMLInputElement | null>;
}

export interface PersonGridActivation {
  /** True after the user has entered the grid by press, focus or a toolbar action. */
  readonly isActive: boolean;
  readonly ref: RefObject<ActiveGrid | null>;
  /** Focuses the input of the active cell. If the grid isn't active yet, the input is mounted first. */
  readonly focus: (options?: FocusOptions) => void;
  /** Handlers of pointer events. The first press on a row activates the grid. */
  readonly pointer: PersonGridPointer;
}

/**
 * Activates the grid at the first focus or press. Input and handlers are mounted only then, so that the table appears
 * faster.
 */
export function usePersonGridActivation(): PersonGridActivation {
  const [isActive, setActive] = useState(false);
  const ref = useRef<ActiveGrid>(null);
  // Focus options to use when the input has been mounted.
  const pending = useRef<FocusOptions>(null);
  useLayoutEffect(() => {
    if (isActive && pending.current) ref.current?.input.current?.focus(pending.current);
  }, [isActive]);

  return useMemo(() => {
    const pointerFor = ({ target }: { readonly target: EventTarget }) => {
      if (!ref.current && placeOf(target)) flushSync(() => setActive(true));
      return ref.current?.pointer;
    };
    return {
      isActive,
      ref,
      focus: (options = {}) => {
        if (ref.current) return ref.current.input.current?.focus(options);
        pending.current = options;
        return setActive(true);
      },
      pointer: {
        onPointerDown: (event) => pointerFor(event)?.onPointerDown(event),
        onMouseDown: (event) => pointerFor(event)?.onMouseDown(event),
        onClick: (event) => pointerFor(event)?.onClick(event),
        onDoubleClick: (event) => pointerFor(event)?.onDoubleClick(event),
      },
    };
  }, [isActive]);
}
