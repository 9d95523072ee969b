import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { SessionUser } from '../platform/session/session.ts';
import { messages } from './shell.messages.ts';
import * as S from './Shell.styles.ts';

/**
 * Shows the logo and the name of the signed-in agent. For a broker, a mark is shown. If the agent has no logo, the
 * first character of the name is shown instead.
 */
export function ShellUser({ user }: { readonly user: SessionUser }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.User title={`${words.user} ${user.userName}`}>
      {user.userLogo === '' ? <span aria-hidden>{user.userName.slice(0, 1)}</span> : <img src={user.userLogo} alt="" />}
      <span>{user.wYBroker ? `${words.broker} ${user.userName}` : user.userName}</span>
    </S.User>
  );
}
