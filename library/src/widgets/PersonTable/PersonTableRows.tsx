import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { createRowSlots, type RowSlots } from './rowSlots.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableRowsProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** State of the table: visible rows, active cell, edit and selected rows. */
  state: PersonTableState;
  /** The rows that are in the document, and their scroll container. */
  view: RowWindow;
}

/** Time in milliseconds without scrolling after which the row elements are put into reading order. */
const restDelay = 150;

/**
 * The rows of the table. React renders only their container. When the store or the scroll position changes, code
 * outside React updates the row elements. While the user scrolls, the elements stay where they are in the document;
 * afterwards they are put into reading order for assistive technology.
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
    if (body.current) slots.current ??= createRowSlots(body.current);
    show();
    slots.current?.putInOrder();
  });
  // When the order of the rows changes, React renders. This subscription handles all other changes, which are inside
  // rows.
  useEffect(() => store.subscribe(() => (store.order === order.current ? show() : undefined)), [store]);
  // This is a layout effect, because the sizes are measured for the first time before other effects run.
  useLayoutEffect(() => {
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
