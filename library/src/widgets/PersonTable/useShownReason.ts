import { type FocusEvent, type KeyboardEvent, useState } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';

/** Parts of the table in which the focus must be while the reason of a problem is shown. */
const around = '[data-part="frame"], [data-part="reason"]';

interface ShownReason {
  /** The problem whose reason is shown; undefined if none is shown. */
  readonly problem: PersonProblem | undefined;
  /** Handlers for the outermost element of the table. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Returns the problem whose reason is shown beside the active cell. The reason is shown while the focus is in the grid
 * or in the reason, and no cell is edited. Esc hides the reason. If the user works in the grid or has selected a block,
 * the grid handles the first Esc, and a second Esc hides the reason.
 */
export function useShownReason(
  problem: PersonProblem | undefined,
  isEditing: boolean,
  onClosed: () => void,
): ShownReason {
  const [hasFocus, setFocus] = useState(false);
  const [closed, close] = useState<PersonProblem>();
  const isShown = problem !== undefined && hasFocus && !isEditing && closed !== problem;
  return {
    problem: isShown ? problem : undefined,
    handlers: {
      onFocus: ({ target }) => setFocus(target.closest(around) !== null),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isShown) return;
        event.stopPropagation(); // Otherwise Esc would also close a dialog around the table.
        close(problem);
        onClosed(); // The popover disappears, and the focus may be inside it.
      },
    },
  };
}
