import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { createRowSlots, type RowSlots } from './rowSlots.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableRowsProps {
  /** Data, words and rights that the rows share. */
  model: PersonTableModel;
  /** State of the table. */
  state: PersonTableState;
  /** The rows in the document and their scroller. */
  view: RowWindow;
}

/** Milliseconds without scrolling before the rows are put in reading order. */
const restDelay = 150;

/**
 * The rows. React renders only their container: they follow the store and the scroll position themselves. While the
 * user scrolls, rows stay where they are in the document; afterwards they are put in reading order for assistive
 * technology.
 */
export function PersonTableRows({ model, state, view }: PersonTableRowsProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const slots = useRef<RowSlots | null>(null);
  const { store } = model;
  const { subscribe } = view;
  const order = useRef(store.order);

  const show = useEffectEvent(() =>
    slots.current?.show({ model, state, first: view.firstRow(), size: view.size(), rowHeight: view.rowHeight() }),
  );
  useLayoutEffect(() => {
    order.current = store.order;
    if (body.current && !slots.current) {
      // measured before the first row is written, so that the browser lays out once
      view.measure(body.current);
      slots.current = createRowSlots(body.current);
    }
    show();
    slots.current?.putInOrder();
  });
  // added and removed rows appear after React has rendered the places of the others
  useEffect(() => store.subscribe(() => (store.order === order.current ? show() : undefined)), [store]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(() => {
      show();
      clearTimeout(timer);
      timer = setTimeout(() => slots.current?.putInOrder(), restDelay);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [subscribe]);

  return <div ref={body} role="rowgroup" data-part="body" style={{ blockSize: rowsHigh(state.keys.length) }} />;
}
