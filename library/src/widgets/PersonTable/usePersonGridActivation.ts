import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type PersonGridPointer, placeOf } from './usePersonGridPointer.ts';

/** The parts of an active grid that others use. */
interface ActiveGrid {
  readonly pointer: PersonGridPointer;
  readonly input: RefObject<HTMLInputElement | null>;
}

export interface PersonGridActivation {
  /** True after the user entered the grid by a press, focus or an action of the toolbar. */
  readonly isActive: boolean;
  readonly ref: RefObject<ActiveGrid | null>;
  /** Focuses the field of the active cell; mounts it first where the grid is not active yet. */
  readonly focus: (options?: FocusOptions) => void;
  /** Handlers of pointer events; the first press on a row activates the grid. */
  readonly pointer: PersonGridPointer;
}

/** Activates the grid with the first focus or press: its field and handlers are not mounted together with the table. */
export function usePersonGridActivation(): PersonGridActivation {
  const [isActive, setActive] = useState(false);
  const ref = useRef<ActiveGrid>(null);
  // the focus options to apply as soon as the field is in the document
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
