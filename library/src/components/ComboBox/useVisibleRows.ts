import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn beyond each end of what is in sight. */
const spare = 4;
/** Rows drawn before anything is measured, and where nothing is laid out. */
const unmeasured = 16;

export interface VisibleRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Rows to draw: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
  /** Heights in px of what stands for the rows before and after. */
  readonly before: number;
  readonly after: number;
  readonly onScroll: () => void;
}

/**
 * Which of `count` rows of equal height (marked `data-row`) to draw. The stylesheet decides the height, which is measured.
 * Row `current` comes into sight when it or `subject`, what the rows are about, changes; -1 starts at the top.
 */
export function useVisibleRows(count: number, current: number, subject: string): VisibleRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, visible, height }, setSight] = useState({ top: Math.max(current, 0), visible: unmeasured, height: 0 });

  const look = useCallback(() => {
    const list = scroller.current;
    const row = list?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
    if (!list || !row) return;
    const next = {
      top: Math.floor(list.scrollTop / row),
      visible: Math.ceil(list.clientHeight / row) + 1,
      height: row,
    };
    setSight((before) =>
      before.top === next.top && before.visible === next.visible && before.height === next.height ? before : next,
    );
  }, []);

  // oxlint-disable-next-line react/exhaustive-deps -- other rows may be about another subject without a change of anything else
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && height > 0) {
      const start = Math.max(current, 0) * height;
      if (current === -1 || start < list.scrollTop) list.scrollTop = start;
      else if (start + height > list.scrollTop + list.clientHeight) list.scrollTop = start + height - list.clientHeight;
    }
    look();
  }, [current, height, look, subject]);

  const first = Math.max(0, Math.min(top, count - 1) - spare);
  const end = Math.min(count, top + visible + spare);
  return { scroller, first, end, before: first * height, after: (count - end) * height, onScroll: look };
}
