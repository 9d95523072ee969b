import { type ReactElement, Suspense } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import type { OpenDraft } from './draftDesk.ts';

/** Rarely needed. */
const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Asks which version stays where the draft was saved elsewhere in between; nothing otherwise. */
export function ConflictNotice({ draft }: { readonly draft: OpenDraft }): ReactElement | null {
  const { theirs } = useObservable(draft.autosave);
  if (!theirs) return null;
  return (
    <Suspense>
      <ConflictDialog draft={draft} theirs={theirs} />
    </Suspense>
  );
}
