import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { createRowSlots, type RowSlots } from './rowSlots.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableRowsProps {
  model: PersonTableModel;
  state: PersonTableState;
  view: RowWindow;
}

/** How long the table has to stand still until its rows are put in reading order. */
const restDelay = 150;

/**
 * The rows. React only gives them a place: they follow the store and the scroll position themselves. While the user
 * scrolls they are where they are seen, and in reading order (which assistive technology follows) once that is over.
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
      // while there is little to lay out: what is written then is written once
      view.measure(body.current);
      slots.current = createRowSlots(body.current);
    }
    show();
    slots.current?.putInOrder();
  });
  // rows that came or went are shown when React has rendered the others' places
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
