import { type ReactElement, Suspense } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import type { OpenDraft } from './draftDesk.ts';

/** Loaded on demand, because it is rarely needed. */
const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Asks the agent to choose a version when the draft was saved elsewhere; otherwise it renders nothing. */
export function ConflictNotice({ draft }: { readonly draft: OpenDraft }): ReactElement | null {
  const { theirs } = useObservable(draft.autosave);
  if (!theirs) return null;
  return (
    <Suspense>
      <ConflictDialog draft={draft} theirs={theirs} />
    </Suspense>
  );
}
