import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Place } from './gridKeys.ts';

/** Rows beyond the edges of the view once the reader scrolls, so that it shows no gap before the next frame. */
const overscan = 3;
/** The column that stays in view when the others scroll. */
const pinned = 'name';
/** What is assumed until the browser has measured: pixels. */
const assumed = { row: 36, view: 640 };

/** Which rows are in the document, and where. */
export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Rows in the document. */
  readonly size: number;
  /** Pixels of one row. */
  readonly rowHeight: number;
  /** Rows that fit the view. */
  readonly page: number;
  /** The first row in the document now: scrolling moves it without rendering. */
  readonly firstRow: () => number;
  /** Tells when scrolling moved the first row. */
  readonly subscribe: (listener: () => void) => () => void;
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

const pageOf = (view: number, row: number) => Math.max(1, Math.floor(view / row) - 1);

/** The height of a row and how many fit the view, as the browser lays them out. */
function useMeasure(scroller: RefObject<HTMLDivElement | null>): { readonly row: number; readonly page: number } {
  const [measure, setMeasure] = useState({ row: assumed.row, page: pageOf(assumed.view, assumed.row) });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () => {
      const row = element.querySelector('[role="row"]')?.getBoundingClientRect().height || assumed.row;
      const page = pageOf(element.clientHeight || assumed.view, row);
      setMeasure((known) => (known.row === row && known.page === page ? known : { row, page }));
    };
    if (typeof ResizeObserver === 'undefined') {
      read();
      return undefined;
    }
    // told before the first paint, when the layout is known anyway
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return measure;
}

/** The row that scrolling brought to the top, less those beyond the edge. */
function useTopRow(scroller: RefObject<HTMLDivElement | null>, rowHeight: number) {
  const top = useRef(0);
  const [listeners] = useState(() => new Set<() => void>());
  const [hasScrolled, setScrolled] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let isOn = false;
    const onScroll = () => {
      if (!isOn && element.scrollTop > 0) flushSync(() => setScrolled((isOn = true)));
      const next = Math.max(0, Math.floor(element.scrollTop / rowHeight) - overscan);
      if (next === top.current) return;
      top.current = next;
      for (const listener of listeners) listener();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, rowHeight, listeners]);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  return { top, hasScrolled, subscribe };
}

/** Follows the scroll position of a grid of `count` rows of equal height under a sticky header of the same height. */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const { row: rowHeight, page } = useMeasure(scroller);
  const { top, hasScrolled, subscribe } = useTopRow(scroller, rowHeight);
  const isPrinting = useIsPrinting();

  const size = Math.min(count, isPrinting ? mostPrinted : page + 2 + (hasScrolled ? 2 * overscan : 0));
  const firstRow = useCallback(
    () => (isPrinting ? 0 : Math.max(0, Math.min(top.current, count - size))),
    [top, isPrinting, count, size],
  );
  const reveal = useCallback(
    ({ row, column }: Place) => {
      const element = scroller.current;
      if (!element) return;
      const highest = row * rowHeight;
      const lowest = (row + 2) * rowHeight - (element.clientHeight || assumed.view); // the header covers one row
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
    [rowHeight],
  );
  return { scroller, size, rowHeight, page, firstRow, subscribe, reveal };
}
