import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows drawn beyond each end of what is in sight. */
const spare = 2;
/** Rows drawn before anything is measured, and where nothing is laid out. */
const unmeasured = 10;

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
 * Row `current` comes into sight when it or `subject`, what the rows are about, changes, and when the first rows come; -1
 * starts at the top.
 */
export function useVisibleRows(count: number, current: number, subject: string): VisibleRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, visible, height }, setSight] = useState({ top: 0, visible: unmeasured, height: 0 });

  const look = useCallback(() => {
    const list = scroller.current;
    const row = list?.querySelector('[data-row]')?.getBoundingClientRect().height;
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

  const hasRows = count > 0;
  const target = useMemo(() => ({ row: current, subject, hasRows }), [current, subject, hasRows]);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && height > 0) {
      const start = Math.max(target.row, 0) * height;
      if (target.row === -1 || start < list.scrollTop) list.scrollTop = start;
      else if (start + height > list.scrollTop + list.clientHeight) list.scrollTop = start + height - list.clientHeight;
    }
    look();
  }, [target, height, look]);

  const start = height > 0 ? top : Math.max(current, 0);
  const first = Math.max(0, Math.min(start, count - 1) - spare);
  const end = Math.min(count, start + visible + spare);
  return { scroller, first, end, before: first * height, after: (count - end) * height, onScroll: look };
}
