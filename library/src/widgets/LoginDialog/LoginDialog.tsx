import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Dialog } from '../../components/Dialog/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import * as S from './LoginDialog.styles.ts';
import { LoginDialogForm } from './LoginDialogForm.tsx';
import { LoginDialogPasswordForm } from './LoginDialogPasswordForm.tsx';
import { type LoginDialogStateProps, useLoginDialogState } from './useLoginDialogState.ts';

export interface LoginDialogProps extends LoginDialogStateProps {
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** Text that gives the reason why the server refused the last request, for example because the code is wrong. */
  error?: string | undefined;
  /** Reason why the app, not the user, opened the dialog. For `expired`, a text says that unsaved work is kept. */
  reason?: 'expired' | undefined;
}

/**
 * Dialog for signing in with mobile number and SMS code or, in the partner system, also with user name and password. It
 * is shown above the current page. If the dialog is closed or the server refuses the sign-in, the entered values aren't
 * cleared. The ref is the dialog element.
 */
export const LoginDialog: ForwardRefExoticComponent<LoginDialogProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  LoginDialogProps
>(function LoginDialog(props, ref) {
  const { isOpen, onOpenChange, error, reason, onSignInWithPassword } = props;
  const words = useMessages(messages);
  const state = useLoginDialogState(props);
  const way = onSignInWithPassword ? state.entry.way : 'code';
  const Fields = way === 'password' ? LoginDialogPasswordForm : LoginDialogForm;
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
            value={way}
            onChange={(value) => state.choose(value === 'password' ? 'password' : 'code')}
          />
        </S.Method>
      ) : null}
      <Fields state={state} error={way === state.asked ? error : undefined} reason={reason} />
    </Dialog>
  );
});
