import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Props with which the user can focus and open a table row by keyboard. */
export interface RowKeyboard {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLTableRowElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

/** For each key: a function that returns the index of the row to which the key moves the focus. */
const targets: ReadonlyMap<string, (index: number, count: number) => number> = new Map([
  ['ArrowUp', (index: number) => Math.max(index - 1, 0)],
  ['ArrowDown', (index: number, count: number) => Math.min(index + 1, count - 1)],
  ['Home', () => 0],
  ['End', (_: number, count: number) => count - 1],
]);

/**
 * Lets the user move the focus between the rows of a table by keyboard and open a row by Enter. If rows can be
 * selected, X selects or deselects a row. Only one row is in the tab order.
 * @param keys keys of the rows that are shown
 */
export function useRowKeyboard(keys: readonly string[]): {
  readonly ofRow: (index: number, onOpen: () => void, onToggle: (() => void) | null) => RowKeyboard;
} {
  const [focused, setFocused] = useState('');
  const current = Math.max(keys.indexOf(focused), 0);

  return {
    ofRow: (index, onOpen, onToggle) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setFocused(keys[index] ?? ''),
      onKeyDown(event) {
        const { currentTarget: row, target, key } = event;
        // If a control in the row has the focus, that control handles the key.
        if (target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
        const move = targets.get(key);
        if (move) (row.parentElement?.children[move(index, keys.length)] as HTMLElement | undefined)?.focus();
        else if (key === 'Enter') onOpen();
        else if (key.toLowerCase() === 'x' && onToggle) onToggle();
        else return;
        event.preventDefault();
      },
    }),
  };
}
