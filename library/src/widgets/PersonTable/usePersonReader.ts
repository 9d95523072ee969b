import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type PersonGridPointer, placeOf } from './usePersonGridPointer.ts';

/** What the user does in the grid, once they came to it. */
interface PersonReading {
  readonly pointer: PersonGridPointer;
  readonly input: RefObject<HTMLInputElement | null>;
}

export interface PersonReader {
  /** True once the user entered the grid by a press, focus or an action of the toolbar. */
  readonly isHere: boolean;
  readonly ref: RefObject<PersonReading | null>;
  /** Focuses the field, and has it put into the document first where nobody came to the grid before. */
  readonly focus: (options?: FocusOptions) => void;
  /** What presses do: the first one on a row brings the user. */
  readonly pointer: PersonGridPointer;
}

/** Whether the user is at the grid: what they work with is made ready when they come, not with the table. */
export function usePersonReader(): PersonReader {
  const [isHere, setHere] = useState(false);
  const ref = useRef<PersonReading>(null);
  // how the field is to be focused as soon as it is in the document
  const wanted = useRef<FocusOptions>(null);
  useLayoutEffect(() => {
    if (isHere && wanted.current) ref.current?.input.current?.focus(wanted.current);
  }, [isHere]);

  return useMemo(() => {
    const pointerFor = ({ target }: { readonly target: EventTarget }) => {
      if (!ref.current && placeOf(target)) flushSync(() => setHere(true));
      return ref.current?.pointer;
    };
    return {
      isHere,
      ref,
      focus: (options = {}) => {
        if (ref.current) return ref.current.input.current?.focus(options);
        wanted.current = options;
        return setHere(true);
      },
      pointer: {
        onPointerDown: (event) => pointerFor(event)?.onPointerDown(event),
        onMouseDown: (event) => pointerFor(event)?.onMouseDown(event),
        onClick: (event) => pointerFor(event)?.onClick(event),
        onDoubleClick: (event) => pointerFor(event)?.onDoubleClick(event),
      },
    };
  }, [isHere]);
}
