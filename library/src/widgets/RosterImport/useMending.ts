import { useState, useSyncExternalStore } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { areSameRows, carriedMending, type MendedRoster } from './carriedMending.ts';
import type { ReadRoster } from './importStep.ts';
import { headsAfter, type Mending, startMending } from './mending.ts';

export interface MendingState {
  /** Null until the correction of the current list was started. */
  readonly mending: Mending | null;
  /** Starts the correction: puts the persons with errors into a separate roster. Later calls return the same roster. */
  readonly start: () => Mending | null;
  readonly heads: { readonly all: number; readonly good: number };
}

const never = () => () => {};
const none = { all: 0, good: 0 };

/** The corrections that apply to the current reading of the list. */
function mendedFor(
  started: MendedRoster | null,
  roster: ReadRoster | null,
  context: RosterContext,
): MendedRoster | null {
  if (!started || !roster || started.roster === roster) return roster && started;
  return areSameRows(started.roster, roster) ? { roster, mending: carriedMending(started, roster, context) } : null;
}

/**
 * State of the correction of persons with errors. Corrections are kept when the same rows are read again with other
 * options.
 */
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
