import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { type CoveredPerson, coveredPersonsIn } from '@tuanbao/library/domain/roster/coveredPersons';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { coversDuring } from '@tuanbao/library/domain/roster/earlierCover';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { CoveredPersons } from '@tuanbao/library/widgets/CoveredPersons';
import { type ReactElement, useMemo } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { personRisk } from '../../contract/checks.ts';
import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { maxPersonsInRequest } from '../../contract/wire/limits.ts';
import { CoversUnknown } from '../coveredPersons/CoversUnknown.tsx';
import { coversIn } from '../coveredPersons/personCovers.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';

export interface IncomingCoversProps {
  readonly settings: EndorsementSettings;
  readonly request: EndorsementRequest;
  /** Returns to the list of changes, so that the user can edit it. */
  readonly onGoTo: () => void;
}

/**
 * Returns the persons whom the changes add: at most as many as one request may contain. A person without an id number
 * is left out. The key of a person is the number of the person's row in the list of changes, from 1.
 */
const incomingIn = (changes: readonly PersonChange[]): readonly Person[] =>
  changes
    .flatMap((change, at) => (change.kind === 'remove' ? [] : [{ ...change.person, key: at + 1 }]))
    .filter(({ idNo }) => idNo !== '')
    .slice(0, maxPersonsInRequest);

/** Returns the added persons who already have a cover in the period of the change, with their rows. */
function coveredIn(
  incoming: readonly Person[],
  { personRiskList }: ResponseOf<typeof personRisk>,
  from: string,
  until: string,
): readonly CoveredPerson[] {
  const byKey = new Map(personRiskList.map((risk) => [risk.key, coversIn(risk)]));
  const known = incoming.flatMap((person) => {
    const covers = byKey.get(person.key);
    return covers ? [[identityOf(person), covers] as const] : [];
  });
  const covered = coveredPersonsIn(incoming, coversDuring(new Map(known), from, until));
  return covered.map((person) => ({ ...person, row: person.key }));
}

/** Shows which of the added persons are already covered. The endorsement can be submitted nevertheless. */
export function IncomingCovers({ settings, request, onGoTo }: IncomingCoversProps): ReactElement | null {
  const { productId, endDate } = settings;
  const incoming = useMemo(() => incomingIn(request.changes), [request.changes]);
  const asked = incoming.length === 0 ? null : { productId, orderType: '2' as const, persons: incoming };
  const risk = useQuestion(personRisk, asked, forVisit);
  if (risk.error) return <CoversUnknown isPending={risk.isLoading} onRetry={risk.ask} />;
  const persons = risk.data ? coveredIn(incoming, risk.data, request.effectiveDate, endDate) : [];
  return <CoveredPersons persons={persons} onGoTo={onGoTo} />;
}
