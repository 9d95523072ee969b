import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import type { Place } from './gridKeys.ts';

/** Rows beyond the edges of the view while the user scrolls, so that no gap appears before the next frame. */
const overscan = 2;
/** The column that stays in view when the others scroll. */
const pinned = 'name';
/** Pixels that are assumed where there is no layout. */
const assumed = { row: 36, view: 640 };
/** Greatest number of printed rows. */
export const mostPrinted = 10_000;

/** The range of rows in the document and its position. Scrolling, resizing and printing change it without rendering. */
export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Height of a row in pixels. */
  readonly rowHeight: () => number;
  /** Number of rows that fit the view. */
  readonly page: () => number;
  /** The first row in the document. */
  readonly firstRow: () => number;
  /** Number of rows in the document. */
  readonly size: () => number;
  /** Measures the height of a row and of the view around `element`. */
  readonly measure: (element: HTMLElement) => void;
  /** Notifies when the range or the position changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Scrolls as little as needed to show a cell beside the pinned column. */
  readonly reveal: (place: Place) => void;
}

/** Positions of the captions, in pixels from the start of the row. */
interface Captions {
  /** The tracks that the positions were measured for. */
  readonly tracks: string;
  /** Null for the pinned column, which is always in view. */
  readonly spans: readonly ({ readonly start: number; readonly end: number } | null)[];
  /** Width of the pinned column in pixels. */
  readonly covered: number;
}

/**
 * Measured layout and scroll position. They are kept, because reading them after a write forces the browser to lay out
 * at once.
 */
interface Sight {
  row: number;
  page: number;
  width: number;
  height: number;
  scrollTop: number;
  scrollLeft: number;
  /** Null before they are measured. */
  captions: Captions | null;
  /** The row at the top of the view. */
  top: number;
  hasScrolled: boolean;
  /** True while printing: all rows have to be in the document. */
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
  captions: null,
  top: 0,
  hasScrolled: false,
  isPrinting: false,
  listeners: new Set(),
});

const tell = ({ listeners }: Sight) => {
  for (const listener of listeners) listener();
};

/** Marks the scroller as `data-wide` where some columns are out of view. @returns true when anything changed */
function measure(sight: Sight, scroller: HTMLElement): boolean {
  const row = scroller.querySelector('[role="row"]')?.getBoundingClientRect().height || assumed.row;
  const height = scroller.clientHeight || assumed.view;
  const page = pageOf(height, row);
  const isSame = sight.row === row && sight.page === page;
  const { scrollTop, scrollLeft, clientWidth: width, scrollWidth } = scroller;
  scroller.toggleAttribute('data-wide', scrollWidth > width);
  Object.assign(sight, { row, page, width, height, captions: null, scrollTop, scrollLeft });
  if (!isSame) sight.top = Math.floor(scrollTop / row);
  return !isSame;
}

function follow(sight: Sight, scroller: HTMLElement): () => void {
  const onScroll = () => {
    sight.scrollTop = scroller.scrollTop;
    sight.scrollLeft = scroller.scrollLeft;
    if (scroller.hasAttribute('data-scrolled') !== (sight.scrollLeft !== 0)) scroller.toggleAttribute('data-scrolled');
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
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          if (measure(sight, scroller)) tell(sight);
        });
  const head = scroller.querySelector('[role="row"]');
  observer?.observe(scroller);
  if (head) observer?.observe(head);
  return () => {
    observer?.disconnect();
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

/** Scrolls, and keeps the position that the browser reached. */
function scrollTo(sight: Sight, scroller: HTMLElement, edge: 'scrollTop' | 'scrollLeft', to: number): void {
  if (to === sight[edge]) return;
  scroller[edge] = to;
  sight[edge] = scroller[edge];
}

function reveal(sight: Sight, scroller: HTMLElement, { row, column }: Place): void {
  const lowest = (row + 2) * sight.row - sight.height; // the header covers one row
  scrollTo(sight, scroller, 'scrollTop', Math.max(Math.min(sight.scrollTop, row * sight.row), lowest));
  const { spans, covered } = captionsOf(sight, scroller);
  const span = spans[column];
  if (!span) return;
  const [first, last] = [Math.max(0, span.start - covered), span.end - sight.width];
  scrollTo(sight, scroller, 'scrollLeft', Math.max(last, Math.min(sight.scrollLeft, first)));
}

/** Follows the scroll position of a grid of `count` rows of equal height below a sticky header of the same height. */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen] = useState(unseen);
  useEffect(() => (scroller.current ? follow(seen, scroller.current) : undefined), [seen]);
  return useMemo(() => {
    const size = () =>
      Math.min(count, seen.isPrinting ? mostPrinted : seen.page + 1 + (seen.hasScrolled ? 1 + 2 * overscan : 0));
    return {
      scroller,
      rowHeight: () => seen.row,
      page: () => seen.page,
      size,
      firstRow: () => (seen.isPrinting ? 0 : Math.max(0, Math.min(seen.top - overscan, count - size()))),
      measure: (element) => {
        // rows are mounted before their scroller has its ref
        const frame = element.closest('[role="grid"]')?.parentElement;
        if (frame) measure(seen, frame);
      },
      subscribe: (listener) => {
        seen.listeners.add(listener);
        return () => void seen.listeners.delete(listener);
      },
      reveal: (place) => {
        if (scroller.current) reveal(seen, scroller.current, place);
      },
    };
  }, [seen, count]);
}
