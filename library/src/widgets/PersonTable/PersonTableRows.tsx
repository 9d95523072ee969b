import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { createRowSlots, type RowSlots } from './rowSlots.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableRowsProps {
  /** The model that all rows share: data, texts and permissions. */
  model: PersonTableModel;
  /** State of the table. */
  state: PersonTableState;
  /** The rows that are in the document, and their scroll container. */
  view: RowWindow;
}

/** Milliseconds without scrolling after which the row elements are sorted into reading order. */
const restDelay = 150;

/**
 * The rows. React renders only their container; plain code updates the row elements when the store or the scroll
 * position changes. While the user scrolls, the elements keep their order in the document. Afterwards they are sorted
 * into reading order for assistive technology.
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
      // The measurement comes before the first row is written, so that the browser computes the layout only once.
      view.measure(body.current);
      slots.current = createRowSlots(body.current);
    }
    show();
    slots.current?.putInOrder();
  });
  // When the order of rows changes, React renders first; this subscription handles only changes inside rows.
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
