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
  /** Text of a refusal by the server, for example for a wrong code. */
  error?: string | undefined;
  /** The reason why the app opened the dialog. `expired` adds the note that unsaved work is kept. */
  reason?: 'expired' | undefined;
}

/**
 * Dialog for signing in with mobile number and SMS code, above the current page. The input is kept when the dialog is
 * closed or the sign-in is refused. The ref is the dialog element.
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
