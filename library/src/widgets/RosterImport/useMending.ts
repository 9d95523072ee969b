import { useState, useSyncExternalStore } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { headsAfter, type Mending, startMending } from './mending.ts';
import type { ReadRoster } from './useRosterImportState.ts';

export interface MendingState {
  /** Null until it was started for the list that is shown. */
  readonly mending: Mending | null;
  /** The persons with errors, taken into a roster of their own at the first call. */
  readonly start: () => Mending | null;
  readonly heads: { readonly all: number; readonly good: number };
}

const never = () => () => {};
const none = { all: 0, good: 0 };

/** Puts the faulty persons of a list right; what was done is given up when another list is read. */
export function useMending(roster: ReadRoster | null, context: RosterContext): MendingState {
  const [started, setStarted] = useState<{ readonly roster: ReadRoster; readonly mending: Mending } | null>(null);
  const mending = started?.roster === roster ? (started?.mending ?? null) : null;
  const version = () => mending?.store.version ?? 0;
  useSyncExternalStore(mending?.store.subscribe ?? never, version, version);

  const start = () => {
    if (!roster || mending) return mending;
    const own = startMending(roster, context);
    setStarted({ roster, mending: own });
    return own;
  };
  return { mending, start, heads: roster ? headsAfter(roster, mending) : none };
}
