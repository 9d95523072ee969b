import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useObservable } from '../useObservable.ts';
import type { Autosave } from './autosave.ts';
import { messages } from './drafts.messages.ts';
import { RestartDialog } from './RestartDialog.tsx';

export interface RestartButtonProps {
  readonly autosave: Autosave;
  /** Deletes the draft and begins a new one. */
  readonly onRestart: () => Promise<void>;
}

/** Resets the draft in work (specification §4), at any time; nothing while nothing was entered. */
export function RestartButton({ autosave, onRestart }: RestartButtonProps): ReactElement | null {
  const words = useMessages(messages);
  const { status } = useObservable(autosave);
  const [isAsking, setAsking] = useState(false);
  if (status === 'untouched') return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {words.fillAgain}
      </Button>
      <RestartDialog isOpen={isAsking} onOpenChange={setAsking} onRestart={onRestart} />
    </>
  );
}
