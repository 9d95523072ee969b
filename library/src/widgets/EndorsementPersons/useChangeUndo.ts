import { useState } from 'react';

import type { PersonChange } from '../../domain/endorsement/personChange.ts';

/** An edit of the list of changes that the user can undo. */
interface UndoableEdit {
  readonly before: readonly PersonChange[];
  readonly after: readonly PersonChange[];
  /** Text that describes the edit, for the user. */
  readonly text: string;
}

export interface ChangeUndo {
  /** Text that describes the last edit, for the user; null if there is nothing to undo. */
  readonly text: string | null;
  /** Replaces the changes. The edit can be undone until `value` is changed without this function. */
  readonly edit: (after: readonly PersonChange[], text: string) => void;
  readonly undo: () => void;
}

/** Keeps the last edit of the list of changes, so that it can be undone. */
export function useChangeUndo(
  value: readonly PersonChange[],
  onChange: (changes: readonly PersonChange[]) => void,
): ChangeUndo {
  const [last, setLast] = useState<UndoableEdit | null>(null);
  const current = last?.after === value ? last : null;
  return {
    text: current?.text ?? null,
    edit: (after, text) => {
      setLast({ before: value, after, text });
      onChange(after);
    },
    undo: () => {
      if (current) onChange(current.before);
      setLast(null);
    },
  };
}
