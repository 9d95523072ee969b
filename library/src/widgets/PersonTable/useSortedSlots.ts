import { type RefObject, useLayoutEffect } from 'react';

const rowOf = (row: Element) => Number(row.getAttribute('aria-rowindex'));

/**
 * Keeps recycled rows in reading order in the document. After a scroll the rows are sorted but for a rotation: the slots
 * that wrapped are at the wrong end. The shorter part is moved, the others stay. (React would move all the others where
 * one comes to the front.)
 */
export function useSortedSlots(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const rows = [...element.children];
    const descent = rows.findIndex((row, at) => at > 0 && rowOf(row) < rowOf(rows[at - 1] ?? row));
    if (descent === -1) return;
    if (descent <= rows.length / 2) element.append(...rows.slice(0, descent));
    else element.prepend(...rows.slice(descent));
  });
}
