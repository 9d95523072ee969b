import type { ReactElement } from 'react';

import { Dialog } from '../../components/Dialog/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import { LoginDialogForm } from './LoginDialogForm.tsx';
import { type LoginDialogStateProps, useLoginDialogState } from './useLoginDialogState.ts';

export interface LoginDialogProps extends LoginDialogStateProps {
  isOpen: boolean;
  /** Called with false when the reader closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The words of a refusal, for example a wrong code. */
  error?: string | undefined;
  /** Why it is on demand: `expired` tells that the work below is kept. */
  reason?: 'expired' | undefined;
}

/** Signs an agent in by mobile number and SMS code, over whatever the agent was doing. What was typed survives closing and refusal. */
export function LoginDialog({ isOpen, onOpenChange, error, reason, ...actions }: LoginDialogProps): ReactElement {
  const words = useMessages(messages);
  const state = useLoginDialogState(actions);

  return (
    <Dialog title={words.title} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      <LoginDialogForm state={state} error={error} reason={reason} />
    </Dialog>
  );
}
