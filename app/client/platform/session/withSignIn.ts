import { currentUser } from '../../../contract/session.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import type { Session } from './session.ts';

/**
 * Returns a sender that opens the login if a call is refused with 001011. After sign-in, the same call is sent again
 * (specification §8). The call that loads the user is excluded, because the login itself depends on its response. If
 * another user signs in, the call isn't sent again.
 */
export const withSignIn =
  (send: Send, session: Session): Send =>
  async (call, request, options) => {
    const before = session.presence();
    try {
      return await send(call, request, options);
    } catch (error) {
      const isCurrentUser = call.path === currentUser.path;
      if (isCurrentUser || !isCallError(error, 'notSignedIn')) throw error;
      if (!session.hasSignedInSince(before) && (await session.askForSignIn()) !== 'sameUser') throw error;
      return send(call, request, options);
    }
  };
