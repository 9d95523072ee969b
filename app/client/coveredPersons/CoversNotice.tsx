import { type ReactElement, Suspense, useEffect } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { useServices } from '../platform/services/services.ts';
import { CoversUnknown } from './CoversUnknown.tsx';
import { personCoversOf } from './personCovers.ts';

/** List of persons who are already covered. Its code is loaded when it is shown, because such persons are rare. */
const CoveredPersons = lazyPart(async () => (await import('@tuanbao/library/widgets/CoveredPersons')).CoveredPersons);

export interface CoversNoticeProps {
  readonly store: DraftStore;
  /** True if the roster masks the names of the persons. */
  readonly isMasked: boolean;
  /** Scrolls to the row of the roster that has the key. */
  readonly onGoTo: (key: number) => void;
}

/**
 * Shows the persons of the roster who are already covered. If covers can't be loaded, a message with a retry button is
 * shown too.
 */
export function CoversNotice({ store, isMasked, onGoTo }: CoversNoticeProps): ReactElement | null {
  const { send } = useServices();
  const { shown } = useCatalogueTexts();
  const covers = personCoversOf(store, send, shown);
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
