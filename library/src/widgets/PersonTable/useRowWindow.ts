import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { observeSize } from '../../foundation/observeSize.ts';
import type { Place } from './gridKeys.ts';

/**
 * Number of rows that are in the document above and below the visible part after the user has scrolled. Without these
 * rows, a gap could appear before the next frame.
 */
const overscan = 2;
/** The column that stays visible while the other columns scroll. */
const pinned = 'name';
/**
 * Sizes in pixels that are used for the first rows. They are replaced by measured sizes before the first frame is shown.
 * If the browser has no layout, as in tests, they stay.
 */
const assumed = { row: 36, view: 640 };
/** Maximum number of rows that can be printed. */
export const mostPrinted = 10_000;

/**
 * The rows that are in the document, and their positions. Scrolling, resizing and printing change the rows and the
 * positions without a React render.
 */
export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Height of a row in pixels. */
  readonly rowHeight: () => number;
  /** Number of rows that fit into the visible part of the table. */
  readonly page: () => number;
  /** Index of the first row that is in the document, from 0. */
  readonly firstRow: () => number;
  /** Number of rows that are in the document. */
  readonly size: () => number;
  /** Calls `listener` when rows enter or leave the document, or when the position of the rows changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Scrolls as little as possible so that a cell is visible and isn't covered by the pinned column. */
  readonly reveal: (place: Place) => void;
}

/** Measured positions of the column headers, in pixels from the start of the row. */
interface Captions {
  /** The grid tracks for which the positions were measured. */
  readonly tracks: string;
  /** Start and end of each column. Null for the pinned column, which is always visible. */
  readonly spans: readonly ({ readonly start: number; readonly end: number } | null)[];
  /** Width of the pinned column in pixels. */
  readonly covered: number;
}

/**
 * Measured layout and scroll position. They are cached, because reading them from the browser after a write forces the
 * browser to compute the layout immediately.
 */
interface Sight {
  row: number;
  page: number;
  width: number;
  height: number;
  scrollTop: number;
  scrollLeft: number;
  /** Width in pixels of the whole content. */
  scrollWidth: number;
  /** Positions of the column headers; null until they are measured. */
  captions: Captions | null;
  /** Index of the first row that is visible, from 0. */
  top: number;
  hasScrolled: boolean;
  /** True while the page is printed. Up to `mostPrinted` rows are then in the document. */
  isPrinting: boolean;
  readonly listeners: Set<() => void>;
}

const pageOf = (view: number, row: number) => Math.max(1, Math.floor(view / row) - 1);
const unseen = (): Sight => ({
  row: assumed.row,
  page: pageOf(assumed.view, assumed.row),
  width: 0,
  height: assumed.view,
  scrollTop: 0,
  scrollLeft: 0,
  scrollWidth: 0,
  captions: null,
  top: 0,
  hasScrolled: false,
  isPrinting: false,
  listeners: new Set(),
});

const tell = ({ listeners }: Sight) => {
  for (const listener of listeners) listener();
};

/** Sets the attribute `data-cut` while there are more columns behind the end of the visible part. */
function markEnd({ width, scrollLeft, scrollWidth }: Sight, scroller: HTMLElement): void {
  // Right-to-left pages have negative positions. The difference can be a fraction of a pixel at the end.
  const isCut = scrollWidth - width - Math.abs(scrollLeft) >= 1;
  if (scroller.hasAttribute('data-cut') !== isCut) scroller.toggleAttribute('data-cut', isCut);
}

/**
 * Measures the scroll container, and sets its attribute `data-wide` if some columns are out of view.
 * @returns true if the height of a row or the number of rows that fit has changed
 */
function measure(sight: Sight, scroller: HTMLElement): boolean {
  const row = scroller.querySelector('[role="row"]')?.getBoundingClientRect().height || assumed.row;
  const height = scroller.clientHeight || assumed.view;
  const page = pageOf(height, row);
  const isSame = sight.row === row && sight.page === page;
  const { scrollTop, scrollLeft, clientWidth: width, scrollWidth } = scroller;
  scroller.toggleAttribute('data-wide', scrollWidth > width);
  Object.assign(sight, { row, page, width, height, captions: null, scrollTop, scrollLeft, scrollWidth });
  markEnd(sight, scroller);
  if (!isSame) sight.top = Math.floor(scrollTop / row);
  return !isSame;
}

function follow(sight: Sight, scroller: HTMLElement): () => void {
  const onScroll = () => {
    sight.scrollTop = scroller.scrollTop;
    sight.scrollLeft = scroller.scrollLeft;
    if (scroller.hasAttribute('data-scrolled') !== (sight.scrollLeft !== 0)) scroller.toggleAttribute('data-scrolled');
    markEnd(sight, scroller);
    const top = Math.floor(sight.scrollTop / sight.row);
    if (top === sight.top && sight.hasScrolled) return;
    Object.assign(sight, { top, hasScrolled: true });
    tell(sight);
  };
  const print = (isPrinting: boolean) => () => {
    sight.isPrinting = isPrinting;
    tell(sight);
  };
  const [start, end] = [print(true), print(false)];
  scroller.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  const head = scroller.querySelector('[role="row"]');
  const stop = observeSize(head ? [scroller, head] : [scroller], () => {
    if (measure(sight, scroller)) tell(sight);
  });
  return () => {
    stop();
    scroller.removeEventListener('scroll', onScroll);
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

const isPinned = ({ dataset }: HTMLElement) => dataset['column'] === pinned;

function captionsOf(sight: Sight, scroller: HTMLElement): Captions {
  const tracks = scroller.getAttribute('style') ?? '';
  if (sight.captions?.tracks === tracks) return sight.captions;
  const captions = Array.from(scroller.querySelectorAll<HTMLElement>('[role="columnheader"]'));
  sight.captions = {
    tracks,
    spans: captions.map((caption) =>
      isPinned(caption) ? null : { start: caption.offsetLeft, end: caption.offsetLeft + caption.offsetWidth },
    ),
    covered: captions.find(isPinned)?.offsetWidth ?? 0,
  };
  return sight.captions;
}

/** Scrolls, and stores the position that the browser has really reached. */
function scrollTo(sight: Sight, scroller: HTMLElement, edge: 'scrollTop' | 'scrollLeft', to: number): void {
  if (to === sight[edge]) return;
  scroller[edge] = to;
  sight[edge] = scroller[edge];
}

function reveal(sight: Sight, scroller: HTMLElement, { row, column }: Place): void {
  const lowest = (row + 2) * sight.row - sight.height; // The header covers the height of one row.
  scrollTo(sight, scroller, 'scrollTop', Math.max(Math.min(sight.scrollTop, row * sight.row), lowest));
  const { spans, covered } = captionsOf(sight, scroller);
  const span = spans[column];
  if (!span) return;
  const [first, last] = [Math.max(0, span.start - covered), span.end - sight.width];
  scrollTo(sight, scroller, 'scrollLeft', Math.max(last, Math.min(sight.scrollLeft, first)));
}

/**
 * Tracks the scroll position of a grid with `count` rows of the same height. The header stays at the top and is as high
 * as a row.
 */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen] = useState(unseen);
  // The observation starts before the first frame, so the sizes are measured before it.
  useLayoutEffect(() => (scroller.current ? follow(seen, scroller.current) : undefined), [seen]);
  return useMemo(() => {
    const size = () =>
      Math.min(count, seen.isPrinting ? mostPrinted : seen.page + 1 + (seen.hasScrolled ? 1 + 2 * overscan : 0));
    return {
      scroller,
      rowHeight: () => seen.row,
      page: () => seen.page,
      size,
      firstRow: () => (seen.isPrinting ? 0 : Math.max(0, Math.min(seen.top - overscan, count - size()))),
      subscribe: (listener) => {
        seen.listeners.add(listener);
        return () => void seen.listeners.delete(listener);
      },
      reveal: (place) => {
        if (!scroller.current) return;
        // Before the first frame, the sizes aren't measured yet.
        if (seen.width === 0 && measure(seen, scroller.current)) tell(seen);
        reveal(seen, scroller.current, place);
      },
    };
  }, [seen, count]);
}
