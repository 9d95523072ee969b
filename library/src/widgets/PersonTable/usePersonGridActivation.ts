import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type PersonGridPointer, placeOf } from './usePersonGridPointer.ts';

/** The pointer handlers and the input of the grid. They exist only after the user has entered the grid. */
interface ActiveGrid {
  readonly pointer: PersonGridPointer;
  readonly input: RefObject<HTMLInputElement | null>;
}

export interface PersonGridActivation {
  /** True after the grid was entered for the first time: by a press, by focus, or by a call of `focus`. */
  readonly isActive: boolean;
  readonly ref: RefObject<ActiveGrid | null>;
  /** Focuses the input of the active cell. If the grid wasn't entered yet, the input is mounted first. */
  readonly focus: (options?: FocusOptions) => void;
  /** Handlers for pointer events. The first press on a row mounts the input. */
  readonly pointer: PersonGridPointer;
}

/**
 * Mounts the input and the handlers of the grid when the grid is first focused or pressed. Without the input and the
 * handlers, the table appears faster.
 */
export function usePersonGridActivation(): PersonGridActivation {
  const [isActive, setActive] = useState(false);
  const ref = useRef<ActiveGrid>(null);
  // Options for the focus that the input gets as soon as it is mounted.
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
