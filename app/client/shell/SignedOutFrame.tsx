import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { isPublicPath } from '../platform/navigation/paths.ts';
import { useLocation } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import * as P from '../platform/page/Page.styles.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { messages } from './shell.messages.ts';
import * as S from './SignedOutFrame.styles.ts';

/**
 * Frame of a screen that needs a session. While the login is open for a visitor who hasn't signed in on this page, a
 * drawing is behind the login instead of the screen, because the screen has no data. If a session expires, the screen
 * stays visible behind the login.
 */
export function SignedOutFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  const { isLoginOpen, isExpired } = useObservable(useSession());
  const isWaiting = isLoginOpen && !isExpired && !isPublicPath(pathname);
  return (
    <>
      {isWaiting ? <SignedOut /> : null}
      <S.Screen hidden={isWaiting}>{children}</S.Screen>
    </>
  );
}

function SignedOut(): ReactElement {
  const words = useMessages(messages);
  return (
    <S.SignedOut>
      <P.Root>
        <P.Header>
          <P.Titles>
            <h1>{words.signedOutTitle}</h1>
            <p>{words.signedOutText}</p>
          </P.Titles>
        </P.Header>
      </P.Root>
      <Drawing />
    </S.SignedOut>
  );
}

/** The drawing. It is decorative, so screen readers skip it. */
function Drawing(): ReactElement {
  return (
    <S.Drawing
      viewBox="0 0 240 160"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path data-part="sheet" d="M34 46a8 8 0 0 1 8-8h72v96H42a8 8 0 0 1-8-8z" />
      <path data-part="sheet" d="M126 38h72a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-72z" />
      <path data-part="sheet" d="M76 24a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8z" />
      <path data-part="line" d="M48 58h16M48 72h16M48 86h16M176 58h16M176 72h16M176 86h16M92 112h56M92 126h34" />
      <path data-part="shield" d="M120 32l26 9v22c0 16-10.6 26-26 32-15.4-6-26-16-26-32V41z" />
      <path data-part="check" d="M108 63l9 9 16-18" />
    </S.Drawing>
  );
}
