import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Place } from './gridKeys.ts';

/** Rows beyond the edges of the view, so that scrolling shows no gap before the next frame. */
const overscan = 4;
/** The column that stays in view when the others scroll. */
const pinned = 'name';
/** What is assumed until the browser has measured: pixels. */
const assumed = { row: 36, view: 640 };

/** Which rows are in the document, and where. */
export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly first: number;
  readonly size: number;
  /** Pixels of one row. */
  readonly rowHeight: number;
  /** Rows that fit the view. */
  readonly page: number;
  readonly onScroll: () => void;
  /** Scrolls as little as needed to show a cell that isn't covered by the pinned column. */
  readonly reveal: (place: Place) => void;
}

/** More than this is not put on paper. */
export const mostPrinted = 10_000;

/** Whether the page is being printed: then all rows have to be in the document. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Follows the scroll position of a grid of `count` rows of equal height under a sticky header of the same height. */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState(assumed);
  const [top, setTop] = useState(0);
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () => {
      const row = element.querySelector('[role="row"]')?.getBoundingClientRect().height || assumed.row;
      const view = element.clientHeight || assumed.view;
      setMeasure((known) => (known.row === row && known.view === view ? known : { row, view }));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const page = Math.max(1, Math.floor(measure.view / measure.row) - 1);
  const size = Math.min(count, isPrinting ? mostPrinted : page + 2 + 2 * overscan);
  const first = isPrinting ? 0 : Math.max(0, Math.min(top, count - size));
  const onScroll = useCallback(() => {
    const next = Math.max(0, Math.floor((scroller.current?.scrollTop ?? 0) / measure.row) - overscan);
    if (next !== top) flushSync(() => setTop(next)); // in this frame: else the view is empty for one
  }, [measure.row, top]);
  const reveal = useCallback(
    ({ row, column }: Place) => {
      const element = scroller.current;
      if (!element) return;
      const highest = row * measure.row;
      const lowest = (row + 2) * measure.row - measure.view; // the header covers one row
      element.scrollTop = Math.max(Math.min(element.scrollTop, highest), lowest);
      const captions = element.querySelectorAll<HTMLElement>('[role="columnheader"]');
      const caption = captions[column];
      if (!caption || caption.dataset['column'] === pinned) return;
      const covered =
        element.querySelector<HTMLElement>(`[role="columnheader"][data-column="${pinned}"]`)?.offsetWidth ?? 0;
      const end = caption.offsetLeft + caption.offsetWidth - element.clientWidth;
      const shown = Math.max(end, Math.min(element.scrollLeft, Math.max(0, caption.offsetLeft - covered)));
      element.scrollLeft = shown;
    },
    [measure],
  );
  return { scroller, first, size, rowHeight: measure.row, page, onScroll, reveal };
}
