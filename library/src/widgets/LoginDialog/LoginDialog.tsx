import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState } from 'react';

import { Dialog } from '../../components/Dialog/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import * as S from './LoginDialog.styles.ts';
import { LoginDialogForm } from './LoginDialogForm.tsx';
import { LoginDialogPasswordForm, type PasswordEntry } from './LoginDialogPasswordForm.tsx';
import { type LoginDialogStateProps, useLoginDialogState } from './useLoginDialogState.ts';

export interface LoginDialogProps extends LoginDialogStateProps {
  /** True while it is shown; its owner decides. */
  isOpen: boolean;
  /** Called with false when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Text of a refusal, for example of a wrong code. */
  error?: string | undefined;
  /** Reason why the dialog opened by itself: `expired` says that unsaved work is kept. */
  reason?: 'expired' | undefined;
  /**
   * Signs in by user name and password. With it the dialog is that of the partner system: it has that title and a
   * choice between code and password (specification §1). When it rejects, the input stays.
   */
  onSignInWithPassword?: ((entry: PasswordEntry) => Promise<void>) | undefined;
}

type Method = 'code' | 'password';

/**
 * Signs an agent in by mobile number and SMS code, above the page that the agent was using. The input survives closing
 * and a refusal. The ref is the dialog's.
 */
export const LoginDialog: ForwardRefExoticComponent<LoginDialogProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  LoginDialogProps
>(function LoginDialog(props, ref) {
  const { isOpen, onOpenChange, error, reason, onSignInWithPassword, ...actions } = props;
  const words = useMessages(messages);
  const [method, setMethod] = useState<Method>('code');
  /** The method that `error` belongs to: the other method doesn't show it. */
  const [failed, setFailed] = useState<Method>('code');
  const state = useLoginDialogState({
    onSendCode: (mobile) => {
      setFailed('code');
      return actions.onSendCode(mobile);
    },
    onSignIn: (entry) => {
      setFailed('code');
      return actions.onSignIn(entry);
    },
    defaultMobile: actions.defaultMobile,
  });
  const shownError = method === failed ? error : undefined;
  const title = onSignInWithPassword ? words.partnerTitle : words.title;

  return (
    <Dialog ref={ref} title={title} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      {onSignInWithPassword ? (
        <S.Method>
          <SegmentedControl
            aria-label={words.method}
            options={[
              { value: 'code', label: words.methods.code },
              { value: 'password', label: words.methods.password },
            ]}
            value={method}
            onChange={(value) => setMethod(value === 'password' ? 'password' : 'code')}
          />
        </S.Method>
      ) : null}
      {method === 'password' && onSignInWithPassword ? (
        <LoginDialogPasswordForm
          error={shownError}
          reason={reason}
          onSignIn={(entry) => {
            setFailed('password');
            return onSignInWithPassword(entry);
          }}
        />
      ) : (
        <LoginDialogForm state={state} error={shownError} reason={reason} />
      )}
    </Dialog>
  );
});
