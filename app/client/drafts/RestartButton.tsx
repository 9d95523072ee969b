import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useAction } from '../platform/query/useAction.ts';
import type { Autosave } from './autosave.ts';
import { messages } from './drafts.messages.ts';

export interface RestartButtonProps {
  readonly autosave: Autosave;
  /** Starts another draft. The current draft stays in the list of unfinished orders. */
  readonly onRestart: () => Promise<void>;
}

/**
 * Button that replaces the active draft with an empty draft (specification §4). The button is hidden while the draft
 * has nothing to save.
 */
export function RestartButton({ autosave, onRestart }: RestartButtonProps): ReactElement | null {
  const words = useMessages(messages);
  const { status } = useObservable(autosave);
  const { isPending, run } = useAction();
  if (status === 'untouched') return null;
  return (
    <Button variant="quiet" isPending={isPending} onPress={() => void run(onRestart)}>
      {words.startAgain}
    </Button>
  );
}
