import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Two lines of text; grows with the reader's font size. */
const rowRem = 3.25;
/** Rows drawn beyond each end of what is in sight. */
const spare = 2;

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Height of one row in px. */
  readonly rowHeight: number;
  /** Rows to draw: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
  readonly onScroll: () => void;
}

const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Which of `count` rows of equal height to draw. Row `current` comes into sight when it changes, and when `subject`, what
 * the rows are about, changes. A list that is not laid out draws ten.
 */
export function useRowWindow(count: number, current: number, subject: string): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const hasRows = count > 0;
  const rowHeight = useMemo(() => (hasRows ? rowRem * rootFontSize() : 0), [hasRows]);
  const [{ top, visible }, setSight] = useState({ top: 0, visible: 10 });

  const look = useCallback(() => {
    const list = scroller.current;
    if (!list || rowHeight === 0) return;
    const sight = {
      top: Math.floor(list.scrollTop / rowHeight),
      visible: list.clientHeight > 0 ? Math.ceil(list.clientHeight / rowHeight) + 1 : 10,
    };
    setSight((before) => (before.top === sight.top && before.visible === sight.visible ? before : sight));
  }, [rowHeight]);

  // oxlint-disable-next-line react/exhaustive-deps -- other rows may be about another subject without a change of anything else
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const start = current * rowHeight;
    const height = list.clientHeight || visible * rowHeight;
    if (start < list.scrollTop) list.scrollTop = start;
    else if (start + rowHeight > list.scrollTop + height) list.scrollTop = start + rowHeight - height;
    look();
  }, [current, look, rowHeight, subject, visible]);

  const first = Math.max(0, Math.min(top, count - 1) - spare);
  return { scroller, rowHeight, first, end: Math.min(count, top + visible + spare), onScroll: look };
}
