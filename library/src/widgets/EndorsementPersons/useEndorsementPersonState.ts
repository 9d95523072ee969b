import { useState } from 'react';

import { useRefusals } from '../../components/ErrorSummary/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { schemeFor } from '../../domain/endorsement/templateChanges.ts';
import { personProblems } from '../../domain/roster/checkPerson.ts';
import { normalisePerson } from '../../domain/roster/normalisePerson.ts';
import { emptyPerson, type NewPerson, type Person, type PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** A change that brings a person into the policy: the person is added, or replaces another person. */
export type IncomingChange = Extract<PersonChange, { kind: 'add' | 'replace' }>;

/**
 * Checks on the server if the policy accepts an occupation. Resolves to null if the occupation is accepted, otherwise
 * to the reason for the refusal.
 */
export type CheckOccupation = (person: NewPerson) => Promise<string | null>;

export interface EndorsementPersonState {
  readonly original: Person | null;
  readonly chooseOriginal: (person: Person | null) => void;
  readonly person: NewPerson;
  readonly fill: (person: NewPerson) => void;
  /** The person, with birthday and sex taken from the id number, and with a scheme even if the user chose none. */
  readonly complete: NewPerson;
  readonly problemOf: (field: PersonField) => string | undefined;
  readonly isOriginalMissing: boolean;
  /** Number of times that the user tried to finish the form while it had problems. */
  readonly refusals: number;
  /** True while the server checks if the policy accepts the occupation. */
  readonly isPending: boolean;
  /**
   * Checks the form. Resolves to the change. Resolves to null if the form has a problem, if the policy doesn't accept
   * the occupation, or while another check is running.
   */
  readonly take: () => Promise<IncomingChange | null>;
  /** Clears the form for the next person. Occupation and scheme keep their values. */
  readonly next: () => void;
}

const occupationIn = ({ schemeId, occupationCode, occupationName, occupationClass }: NewPerson): NewPerson => ({
  ...emptyPerson,
  schemeId,
  occupationCode,
  occupationName,
  occupationClass,
});

/** State of the form for a person who is added or who replaces another person. */
export function useEndorsementPersonState(
  kind: IncomingChange['kind'],
  change: IncomingChange | undefined,
  context: RosterContext,
  checkOccupation: CheckOccupation | undefined,
): EndorsementPersonState {
  const sentences = useMessages(rosterProblemMessages);
  const [original, chooseOriginal] = useState<Person | null>(change?.kind === 'replace' ? change.original : null);
  const [person, fill] = useState<NewPerson>(change?.person ?? emptyPerson);
  const refusals = useRefusals();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly asked: string; readonly reason: string } | null>(null);
  const complete = normalisePerson({ ...person, schemeId: schemeFor(person, original, context) }, context).person;
  const errors = personProblems(complete, context).filter(({ severity }) => severity === 'error');
  const asked = `${complete.schemeId} ${complete.occupationCode}`;

  const isTaken = async (): Promise<boolean> => {
    if (!checkOccupation || complete.occupationCode === '') return true;
    setPending(true);
    try {
      const reason = await checkOccupation(complete);
      setRefused(reason === null ? null : { asked, reason });
      return reason === null;
    } finally {
      setPending(false);
    }
  };

  return {
    original,
    chooseOriginal,
    person,
    fill,
    complete,
    isPending,
    refusals: refusals.count,
    isOriginalMissing: refusals.hasRefused && kind === 'replace' && original === null,
    problemOf: (field) => {
      const problem = refusals.hasRefused ? errors.find(({ path }) => path === field) : undefined;
      if (problem) return rosterProblemText(sentences, problem, complete.name) ?? undefined;
      return field === 'occupationCode' && refused?.asked === asked ? refused.reason : undefined;
    },
    take: async () => {
      if (isPending) return null;
      const isComplete = errors.length === 0 && (kind === 'add' || original !== null);
      if (!isComplete || !(await isTaken())) {
        refusals.refuse();
        return null;
      }
      if (kind === 'add') return { kind, person: complete };
      return original && { kind, original, person: complete };
    },
    next: () => {
      fill(occupationIn(person));
      refusals.reset();
    },
  };
}
