import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

import { useStableCallback } from '../../foundation/useStableCallback.ts';
import type { Place } from './gridKeys.ts';
import type { PersonEditor } from './usePersonEditor.ts';
import type { PersonGridActions } from './usePersonGridActions.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonGridPointer {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Returns the cell that contains an element; null if the element isn't inside a cell. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 2;
  return cell && row >= 0 ? { row, column: Number(cell.getAttribute('aria-colindex')) - 1 } : null;
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, input') !== null;
/** Distance in pixels that the table scrolls in each frame while the pointer is outside the table during a drag. */
const scrollStep = 12;

/**
 * Follows a pointer from cell to cell until it is released. While the pointer is outside the table, the table scrolls.
 */
function followDrag(scroller: HTMLElement, onReach: (place: Place) => void, onEnd: () => void): () => void {
  let frame = 0;
  let at = { x: 0, y: 0 };
  const reach = (target: Element | null) => {
    const place = placeOf(target);
    if (place) onReach(place);
  };
  const scrollOn = () => {
    const box = scroller.getBoundingClientRect();
    const [x, y] = [Math.sign(beyond(at.x, box.left, box.right)), Math.sign(beyond(at.y, box.top, box.bottom))];
    if (x === 0 && y === 0) return;
    scroller.scrollBy(x * scrollStep, y * scrollStep);
    const [left, top] = [within(at.x, box.left + 1, box.right - 20), within(at.y, box.top + 1, box.bottom - 20)];
    reach(document.elementFromPoint(left, top));
    frame = requestAnimationFrame(scrollOn);
  };
  const onMove = (event: globalThis.PointerEvent) => {
    cancelAnimationFrame(frame);
    at = { x: event.clientX, y: event.clientY };
    reach(event.target instanceof Element ? event.target : null);
    frame = requestAnimationFrame(scrollOn);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', stop);
  };
  const end = () => {
    stop();
    onEnd();
  };
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', stop);
  return stop;
}
const beyond = (value: number, min: number, max: number) => (value < min ? value - min : value > max ? value - max : 0);
const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

interface Pointing {
  readonly state: PersonTableState;
  readonly editor: PersonEditor;
  readonly actions: PersonGridActions;
  readonly scroller: RowWindow['scroller'];
  readonly enter: () => void;
}

/**
 * Returns the functions that start a drag: to select rows, to select a block, or to fill cells. A drag that is still
 * running ends when another drag starts.
 */
function usePersonGridDrags(pointing: Pointing) {
  // A drag lasts several renders, and must always use the latest state of the table.
  const selectRows = useStableCallback(pointing.actions.selectRows);
  const fillFrom = useStableCallback(pointing.actions.fillFrom);
  const select = useStableCallback(pointing.state.select);
  const extendTo = useStableCallback((to: Place) => pointing.state.select(pointing.state.place, to));
  const stopDrag = useRef<() => void>(() => undefined);
  useEffect(() => () => stopDrag.current(), []);

  const follow = (onReach: (place: Place) => void, onEnd: () => void = () => undefined) => {
    const scroller = pointing.scroller.current;
    stopDrag.current();
    if (scroller) stopDrag.current = followDrag(scroller, onReach, onEnd);
  };
  const dragRows = (from: number) => {
    pointing.actions.selectRows(from, from);
    follow(({ row }) => selectRows(from, row));
  };
  const dragFill = () => {
    const { top, bottom, start, end } = pointing.state.range;
    const reach = ({ row }: Place) => select({ row: top, column: start }, { row: Math.max(bottom, row), column: end });
    follow(reach, () => fillFrom(top, bottom));
  };
  const dragBlock = (place: Place, isExtending: boolean) => {
    const { state } = pointing;
    if (isExtending) state.select(state.place, place);
    else state.goTo(place);
    follow(extendTo);
  };
  return { dragRows, dragFill, dragBlock };
}

/**
 * Returns the handlers for mouse, pen and touch. With a mouse or a pen, a press selects a cell, a drag selects a block,
 * and a double press starts an edit. With touch, a tap selects a cell, and a second tap on it starts an edit.
 */
export function usePersonGridPointer(pointing: Pointing): PersonGridPointer {
  const { dragRows, dragFill, dragBlock } = usePersonGridDrags(pointing);
  const isTouch = useRef(false);

  return {
    onPointerDown: (event) => {
      isTouch.current = event.pointerType === 'touch';
      const { target } = event;
      if (event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('[data-part="fill"]')) return dragFill();
      const place = placeOf(target);
      if (!place || isTouch.current) return undefined;
      pointing.editor.commit('stay');
      pointing.enter();
      if (target.closest('[data-part="number"]')) return dragRows(place.row);
      return isControl(target) ? pointing.state.goTo(place) : dragBlock(place, event.shiftKey);
    },
    // The browser's default action is prevented, because the focus must stay in the input or move to it.
    onMouseDown: (event) => {
      const { current: input } = pointing.editor.input;
      if (!(event.target instanceof Element) || event.target === input) return;
      if (!placeOf(event.target) && !event.target.closest('[data-part="fill"]')) return;
      event.preventDefault();
      input?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      const place = placeOf(event.target);
      if (!place) return;
      if (isControl(event.target)) pointing.actions.press(place, event.shiftKey);
      else if (isTouch.current) tap(pointing, place);
    },
    onDoubleClick: (event) => {
      const place = placeOf(event.target);
      if (place && !isControl(event.target)) pointing.editor.start(place);
    },
  };
}

/**
 * Handles a tap. A tap selects a cell. A tap on the active cell starts an edit if the input has the focus. The input is
 * then focused again with another `inputMode`, so that the on-screen keyboard opens.
 */
function tap({ state, editor, enter }: Pointing, place: Place): void {
  const isSecond = state.place.row === place.row && state.place.column === place.column;
  const { current: input } = editor.input;
  if (isSecond && document.activeElement === input && input) {
    input.inputMode = 'text';
    input.blur();
    input.focus({ preventScroll: true });
    enter();
    editor.start(place);
    return;
  }
  editor.commit('stay');
  state.goTo(place);
  input?.focus({ preventScroll: true });
  enter();
}
