import { useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { personCheckOf } from '../problemPersons/personCheck.ts';
import type { ProblemPerson } from '../problemPersons/problemPersonsOf.ts';

/** The way from the writing to the confirmation, over the server's check of the persons. */
export interface CheckedWay {
  /** Goes on where the server finds nothing wrong with the persons. */
  readonly goOn: () => void;
  readonly isPending: boolean;
  /** The persons who stopped the way on, until the agent has taken note of them. */
  readonly problemPersons: readonly ProblemPerson[];
  readonly dismiss: () => void;
}

/** Has the server check the persons of a draft before `onComplete`; a draft without persons goes on at once. */
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
