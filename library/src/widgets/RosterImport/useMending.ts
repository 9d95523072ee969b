import { useState, useSyncExternalStore } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { areSameRows, carriedMending, type MendedRoster } from './carriedMending.ts';
import type { ReadRoster } from './importStep.ts';
import { headsAfter, type Mending, startMending } from './mending.ts';

export interface MendingState {
  /** Null until it was started for the list that is shown. */
  readonly mending: Mending | null;
  /** The persons with errors, taken into a roster of their own at the first call. */
  readonly start: () => Mending | null;
  readonly heads: { readonly all: number; readonly good: number };
}

const never = () => () => {};
const none = { all: 0, good: 0 };

/** What was put right, as far as it has a place in the list that is shown now. */
function mendedFor(
  started: MendedRoster | null,
  roster: ReadRoster | null,
  context: RosterContext,
): MendedRoster | null {
  if (!started || !roster || started.roster === roster) return roster && started;
  return areSameRows(started.roster, roster) ? { roster, mending: carriedMending(started, roster, context) } : null;
}

/** Puts the faulty persons of a list right; what was done stays while the same rows are read in another way. */
export function useMending(roster: ReadRoster | null, context: RosterContext): MendingState {
  const [started, setStarted] = useState<MendedRoster | null>(null);
  const mended = mendedFor(started, roster, context);
  if (mended !== started) setStarted(mended);
  const mending = mended?.mending ?? null;
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
