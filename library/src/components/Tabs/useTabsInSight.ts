import { type RefObject, useEffect, useState } from 'react';

import { observeSize } from '../../foundation/observeSize.ts';

/** The ends of the row at which tabs are hidden, and a function that scrolls to the hidden tabs. */
export interface TabsOverflow {
  /** True when tabs are hidden before the visible tabs. `atEnd` is true when tabs are hidden after the visible tabs. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls the row to the tabs before or after the visible tabs, by nearly the visible width of the row. */
  readonly page: (direction: 'start' | 'end') => void;
}

/** Share of the visible width that one press scrolls. It is less than 1, so that some tabs stay visible. */
const pageShare = 0.8;

const isRightToLeft = (list: Element): boolean => getComputedStyle(list).direction === 'rtl';

/** Scrolls the row, but not the page, until the tab is completely visible. */
function bringIntoSight(list: Element, tab: Element): void {
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < row.left) list.scrollBy({ left: own.left - row.left });
  else if (own.right > row.right) list.scrollBy({ left: own.right - row.right });
}

/**
 * Scrolls the row so that the chosen tab is visible, each time another tab is chosen or the width of the row changes.
 * Returns the ends of the row at which tabs are hidden. `chosenAt` is the index of the chosen tab among all `count`
 * tabs.
 */
export function useTabsInSight(list: RefObject<HTMLElement | null>, chosenAt: number, count: number): TabsOverflow {
  const [hidden, setHidden] = useState({ atStart: false, atEnd: false });

  useEffect(() => {
    const row = list.current;
    if (!row || count === 0) return undefined;
    const measure = () => {
      const room = row.scrollWidth - row.clientWidth;
      const passed = Math.abs(row.scrollLeft); // `scrollLeft` is negative in right-to-left text.
      const next = { atStart: passed > 1, atEnd: passed < room - 1 };
      setHidden((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
    };
    const reveal = () => {
      const tab = row.querySelectorAll('[role="tab"]').item(chosenAt);
      if (tab) bringIntoSight(row, tab);
      measure();
    };
    reveal();
    row.addEventListener('scroll', measure, { passive: true });
    // When the buttons appear beside the row, the row becomes shorter, so the chosen tab must be made visible again. In
    // a browser without `ResizeObserver` this isn't possible.
    const stop = observeSize([row], reveal);
    return () => {
      row.removeEventListener('scroll', measure);
      stop();
    };
  }, [list, chosenAt, count]);

  return {
    ...hidden,
    page(direction) {
      const row = list.current;
      if (!row) return;
      const forward = (direction === 'end') !== isRightToLeft(row) ? 1 : -1;
      row.scrollBy({ left: forward * pageShare * row.clientWidth });
    },
  };
}
