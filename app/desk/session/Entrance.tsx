import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useEffect } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useDeskTitle } from '../page/useDeskTitle.ts';
import { messages } from './deskSession.messages.ts';
import { useDeskSession } from './deskSessionContext.ts';
import { EntrancePage } from './EntrancePage.tsx';
import { SignInForm } from './SignInForm.tsx';

/**
 * Shows the desk to a signed-in operator, and the sign-in form to other users. Before that, it shows that the session
 * is loading or couldn't be loaded. When the session ends during work, the sign-in form is shown in a dialog over the
 * current page. If the same operator signs in again, the page keeps its state.
 */
export function Entrance({ children }: { readonly children: ReactNode }): ReactElement {
  const words = useMessages(messages);
  const session = useDeskSession();
  const { status, operator } = useObservable(session);
  useEffect(() => {
    if (session.read().status === 'unknown') void session.load();
  }, [session]);

  if (status === 'signedIn') return <>{children}</>;
  if (operator !== null) {
    return (
      <>
        {children}
        <Dialog
          title={words.expiredTitle}
          size="small"
          isKeyboardDismissDisabled
          isOpen={status === 'signedOut'}
          onOpenChange={() => void session.signOut()}
        >
          <p>{words.expiredText}</p>
          <SignInForm />
        </Dialog>
      </>
    );
  }
  if (status === 'signedOut') return <SignInPage />;
  return (
    <EntrancePage>
      {status === 'failed' ? (
        <div role="alert">
          <EmptyState
            title={words.failedTitle}
            description={words.failedText}
            action={<Button onPress={() => void session.load()}>{words.retry}</Button>}
          />
        </div>
      ) : (
        <Skeleton lines={4} label={words.loading} />
      )}
    </EntrancePage>
  );
}

function SignInPage(): ReactElement {
  const words = useMessages(messages);
  useDeskTitle(words.title);
  return (
    <EntrancePage>
      <Card title={words.title}>
        <SignInForm />
      </Card>
    </EntrancePage>
  );
}
