import { useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { personCheckOf } from '../problemPersons/personCheck.ts';
import type { ProblemPerson } from '../problemPersons/problemPersonsOf.ts';

/** The step from the writing screen to the confirmation screen, at which the server checks the persons. */
export interface CheckedWay {
  /** Opens the confirmation screen if the server finds no problem with the persons. */
  readonly goOn: () => void;
  readonly isPending: boolean;
  /** Persons with whom the server found problems. Empty after the agent has closed the message about them. */
  readonly problemPersons: readonly ProblemPerson[];
  readonly dismiss: () => void;
}

/**
 * Checks the persons of a draft on the server and calls `onComplete` if no problem is found. If the draft has no
 * persons, `onComplete` is called without a check.
 */
export function usePersonCheck(store: DraftStore, onComplete: () => void): CheckedWay {
  const { send } = useServices();
  const { isPending, run } = useAction();
  const [problemPersons, setProblemPersons] = useState<readonly ProblemPerson[]>([]);
  const goOn = () => {
    const persons = store.roster.persons();
    if (persons.length === 0) return onComplete();
    void run(async () => {
      const { product } = store.surroundings;
      const { startDate } = store.read();
      const found = await personCheckOf(store, send).problemsOf({ productId: product.id, startDate, persons });
      if (found.length === 0) onComplete();
      else setProblemPersons(found);
    });
  };
  return { goOn, isPending, problemPersons, dismiss: () => setProblemPersons([]) };
}
