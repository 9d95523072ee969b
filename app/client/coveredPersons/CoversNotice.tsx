import { type ReactElement, Suspense, useEffect } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { CoversUnknown } from './CoversUnknown.tsx';
import { personCoversOf } from './personCovers.ts';

/** Few persons are insured twice. */
const CoveredPersons = lazyPart(async () => (await import('@tuanbao/library/widgets/CoveredPersons')).CoveredPersons);

export interface CoversNoticeProps {
  readonly store: DraftStore;
  /** True when the roster hides names. */
  readonly isMasked: boolean;
  /** Leads to a row of the roster, by its key. */
  readonly onGoTo: (key: number) => void;
}

/** Who of the roster is covered already; where that can't be told, so much and a way to ask again. */
export function CoversNotice({ store, isMasked, onGoTo }: CoversNoticeProps): ReactElement | null {
  const { send } = useServices();
  const covers = personCoversOf(store, send);
  const { persons, hasFailed } = useObservable(covers);
  const { isPending, run } = useAction();
  useEffect(() => covers.watch(), [covers]);

  return (
    <>
      {persons.length === 0 ? null : (
        <Suspense>
          <CoveredPersons persons={persons} isMasked={isMasked} onGoTo={onGoTo} />
        </Suspense>
      )}
      {hasFailed ? <CoversUnknown isPending={isPending} onRetry={() => void run(covers.ask)} /> : null}
    </>
  );
}
