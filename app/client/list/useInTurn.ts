import { useEffect, useRef, useState } from 'react';

import { callErrorText } from '../platform/errors/callErrors.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';

/** Result of the action on an entry. */
export type Outcome<Result> =
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly reason: string };

/** Action on several entries, one after the other. */
export interface InTurn<Entry, Result> {
  /** Results by the key of the entry; an entry that wasn't reached is absent. */
  readonly outcomes: ReadonlyMap<string, Outcome<Result>>;
  readonly isRunning: boolean;
  /** Runs the action on these entries in their order, except entries that are already done. */
  readonly run: (entries: readonly Entry[]) => Promise<void>;
  /** Stops before the next entry. */
  readonly stop: () => void;
}

/** Failures after which the next entry would fail as well. */
const stopsAll = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'notSignedIn');

/**
 * Runs an action on entries of a list, one after the other. A failed entry keeps its reason and can be retried. A lost
 * connection or an ended session stops the run, and the user can continue with the remaining entries. Leaving the
 * screen also stops the run.
 *
 * @param act runs the action on one entry; a CallError that it throws becomes the reason
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

  /** Runs the action on one entry. Resolves to true when the next entry can be tried. */
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
        // one after the other, because each call is a write and a lost connection stops the rest
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
