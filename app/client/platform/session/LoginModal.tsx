import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { LoginDialog } from '@tuanbao/library/widgets/LoginDialog';
import { type ReactElement, useState } from 'react';

import { callErrorText } from '../errors/callErrors.ts';
import { useNavigate } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { messages } from './session.messages.ts';
import { useSession } from './sessionContext.ts';

/** The login, over whatever the agent was doing; afterwards the remembered page. */
export default function LoginModal(): ReactElement {
  const { settings } = useServices();
  const session = useSession();
  const { isLoginOpen, isExpired } = useObservable(session);
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [error, setError] = useState('');

  /** The dialog keeps what was typed where the promise is rejected. */
  const telling = async (work: Promise<unknown>) => {
    setError('');
    try {
      await work;
    } catch (failure) {
      setError(callErrorText(failure, settings.read().locale));
      throw failure;
    }
  };

  const enter = async (work: Promise<unknown>) => {
    await telling(work);
    showToast({ tone: 'success', title: words.signedIn });
    const target = session.takeTarget();
    if (target !== '') void navigate(target, { replace: true });
  };

  return (
    <LoginDialog
      isOpen={isLoginOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) session.dismissLogin();
      }}
      onSendCode={(mobile) => telling(session.sendCode(mobile))}
      onSignIn={(entry) => enter(session.signIn(entry))}
      onSignInWithPassword={session.isPartner ? (entry) => enter(session.signInWithPassword(entry)) : undefined}
      error={error || undefined}
      defaultMobile={session.lastMobile}
      reason={isExpired ? 'expired' : undefined}
    />
  );
}
