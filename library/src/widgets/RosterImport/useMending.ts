import { useState, useSyncExternalStore } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { areSameRows, carriedMending, type MendedRoster } from './carriedMending.ts';
import type { ReadRoster } from './importStep.ts';
import { headsAfter, type Mending, startMending } from './mending.ts';

export interface MendingState {
  /** The roster in which the user corrects the current list; null until the user starts to correct the list. */
  readonly mending: Mending | null;
  /**
   * Starts to correct the list: copies the persons with errors into a separate roster. Later calls return the same
   * roster. Returns null if no list was read.
   */
  readonly start: () => Mending | null;
  readonly heads: { readonly all: number; readonly good: number };
}

const never = () => () => {};
const none = { all: 0, good: 0 };

/**
 * Returns the corrections of the current list; null if there are none, or if the list was read again and now has
 * different rows. If the same rows were read again with other options, the corrections are kept.
 */
function mendedFor(
  started: MendedRoster | null,
  roster: ReadRoster | null,
  context: RosterContext,
): MendedRoster | null {
  if (!started || !roster || started.roster === roster) return roster && started;
  return areSameRows(started.roster, roster) ? { roster, mending: carriedMending(started, roster, context) } : null;
}

/**
 * Returns the corrections of persons with errors, and the numbers of persons. If the same rows are read again with
 * other options, the corrections are kept.
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
