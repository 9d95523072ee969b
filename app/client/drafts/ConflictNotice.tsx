import { type ReactElement, Suspense } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import type { OpenDraft } from './openDraft.ts';

/** Dialog for two versions of a draft. Its code is loaded when the dialog is shown, because conflicts are rare. */
const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/**
 * If a newer version of the draft was saved on another page or device, asks the agent to choose a version. Otherwise
 * renders nothing.
 */
export function ConflictNotice({ draft }: { readonly draft: OpenDraft }): ReactElement | null {
  const { theirs } = useObservable(draft.autosave);
  if (!theirs) return null;
  return (
    <Suspense>
      <ConflictDialog draft={draft} theirs={theirs} />
    </Suspense>
  );
}
