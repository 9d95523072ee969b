import { useEffect, useRef, useState } from 'react';

import { callErrorText } from '../platform/errors/callErrors.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';

/** Result that an action had on one entry: it is done, or it failed for a reason. */
export type Outcome<Result> =
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly reason: string };

/** Runs an action on several entries of a list, one after the other. */
export interface InTurn<Entry, Result> {
  /** Results by the key of the entry. An entry on which the action hasn't run yet is absent. */
  readonly outcomes: ReadonlyMap<string, Outcome<Result>>;
  readonly isRunning: boolean;
  /** Runs the action on these entries in their order. Entries on which the action succeeded before are skipped. */
  readonly run: (entries: readonly Entry[]) => Promise<void>;
  /** Stops the run before the next entry. */
  readonly stop: () => void;
}

/** True for a failure that the next entry would have too: no network, or no user signed in. */
const stopsAll = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'notSignedIn');

/**
 * Runs an action on entries of a list, one after the other. If the action fails on an entry, the reason is in
 * `outcomes` and the user can try again. If the connection is lost or the session ends, the run stops, and the user can
 * continue with the remaining entries. The run also stops when the user leaves the screen.
 *
 * @param act runs the action on one entry; if it throws a CallError, the CallError is the reason of the failure
 */
export function useInTurn<Entry, Result>(
  keyOf: (entry: Entry) => string,
  act: (entry: Entry) => Promise<Outcome<Result>>,
): InTurn<Entry, Result> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<Result>>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(true);
  const { locale } = useObservable(useServices().settings);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  /** Runs the action on one entry. Resolves to true if the run can go on with the next entry. */
  const tryOne = async (entry: Entry): Promise<boolean> => {
    const note = (outcome: Outcome<Result>) => setOutcomes((before) => new Map(before).set(keyOf(entry), outcome));
    try {
      note(await act(entry));
      return true;
    } catch (error) {
      note({ state: 'failed', reason: callErrorText(error, locale) });
      if (!isCallError(error)) throw error;
      return !stopsAll(error);
    }
  };

  const run = async (entries: readonly Entry[]) => {
    if (!isStopped.current) return;
    isStopped.current = false;
    setRunning(true);
    try {
      for (const entry of entries) {
        if (isStopped.current) break;
        // The action runs on one entry after the other, because each call writes data, and because the run must stop
        // when the connection is lost.
        if (outcomes.get(keyOf(entry))?.state !== 'done' && !(await tryOne(entry))) break;
      }
    } finally {
      isStopped.current = true;
      setRunning(false);
    }
  };

  return {
    outcomes,
    isRunning,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}
