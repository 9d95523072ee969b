import { showToast } from '@tuanbao/library/components/Toast';
import { emptyLoginEntry, type LoginEntry, normaliseLogin } from '@tuanbao/library/domain/user/login';
import { FormikLoginDialog } from '@tuanbao/library/formik/FormikLoginDialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useState } from 'react';

import { callErrorText } from '../errors/callErrors.ts';
import { useNavigate } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { messages } from './session.messages.ts';
import { useSession } from './sessionContext.ts';

interface LoginValues {
  readonly entry: LoginEntry;
}

/** Login dialog over the current screen. If the session has stored a page to open after sign-in, that page opens. */
export default function LoginModal(): ReactElement {
  const { settings } = useServices();
  const session = useSession();
  const { isLoginOpen, isExpired } = useObservable(session);
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [error, setError] = useState('');

  /** Runs a call of the dialog. If it fails, shows the error in the dialog and keeps the text that the user entered. */
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

  const signIn = ({ entry }: LoginValues) => {
    const { way, mobile, code, userName, password } = normaliseLogin(entry);
    return enter(
      way === 'code' ? session.signIn({ mobile, code }) : session.signInWithPassword({ userName, password }),
    );
  };

  return (
    <Formik<LoginValues>
      initialValues={{ entry: { ...emptyLoginEntry, mobile: session.lastMobile } }}
      enableReinitialize
      onSubmit={signIn}
    >
      <FormikLoginDialog
        name="entry"
        isOpen={isLoginOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) session.dismissLogin();
        }}
        onSendCode={(mobile) => telling(session.sendCode(mobile))}
        hasPasswords={session.isPartner}
        error={error || undefined}
        reason={isExpired ? 'expired' : undefined}
      />
    </Formik>
  );
}
