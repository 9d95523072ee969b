import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Number of additional rows that are rendered before and after the visible part of the list. */
const spare = 2;
/**
 * Minimum number of rendered rows before and after the visible part of the list. If fewer rows are left there after
 * scrolling, the rendered range is computed again.
 */
const margin = 1;
/** Number of rows that are assumed to be visible before the list is measured, and in environments without layout. */
const unmeasured = 10;

export interface VisibleRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Index of the first rendered row. `end` is the index after the last rendered row. */
  readonly first: number;
  readonly end: number;
  readonly onScroll: () => void;
}

/** CSS height of the given number of rows. The CSS variable `--line` is the height of one row. */
export const heightOfRows = (rows: number): string => `calc(${rows} * var(--line))`;

/**
 * Decides which of `count` rows are rendered. All rows have the height `--line` and the attribute `data-row`. The list
 * scrolls to the row `current` when `current` changes, when the search text `subject` changes, and when the first rows
 * arrive. If `current` is -1, the list scrolls to the top.
 */
export function useVisibleRows(count: number, current: number, subject: string): VisibleRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<{ readonly start: number; readonly end: number } | null>(null);
  const { start, end: last } = sight ?? { start: Math.max(current, 0), end: Math.max(current, 0) + unmeasured };
  const first = Math.max(0, Math.min(start, count - 1) - spare);
  const end = Math.min(count, Math.max(last, first) + spare);
  const drawn = useRef({ first, end, count });

  useLayoutEffect(() => {
    drawn.current = { first, end, count };
  });

  const look = useCallback((list: HTMLElement, height: number) => {
    const top = Math.floor(list.scrollTop / height);
    const bottom = Math.ceil((list.scrollTop + list.clientHeight) / height);
    const known = drawn.current;
    const isDrawn = known.first <= Math.max(0, top - margin) && known.end >= Math.min(known.count, bottom + margin);
    if (!isDrawn) setSight({ start: top, end: bottom });
  }, []);

  const hasRows = count > 0;
  const target = useMemo(() => ({ row: current, subject, hasRows }), [current, subject, hasRows]);
  useLayoutEffect(() => {
    const list = scroller.current;
    const height = rowHeightIn(list);
    if (!list || height === 0) return;
    const edge = Math.max(target.row, 0) * height;
    if (target.row === -1 || edge < list.scrollTop) list.scrollTop = edge;
    else if (edge + height > list.scrollTop + list.clientHeight) list.scrollTop = edge + height - list.clientHeight;
    look(list, height);
  }, [target, look]);

  const onScroll = useCallback(() => {
    const height = rowHeightIn(scroller.current);
    if (scroller.current && height > 0) look(scroller.current, height);
  }, [look]);

  return { scroller, first, end, onScroll };
}

const rowHeightIn = (list: HTMLElement | null): number =>
  list?.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
